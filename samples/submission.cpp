// Generated from the commented sources of Rotation Game.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

namespace rotation_game {
typedef unsigned long long Word;
const int cell_count = 24;
const int symbol_count = 3;
const int cells_per_symbol = 8;
const int line_length = 7;
const int move_count = 8;
typedef unsigned Move;

const int move_cells[move_count][line_length] = {
		{0, 2, 6, 11, 15, 20, 22},
		{1, 3, 8, 12, 17, 21, 23},
		{10, 9, 8, 7, 6, 5, 4},
		{19, 18, 17, 16, 15, 14, 13},
		{23, 21, 17, 12, 8, 3, 1},
		{22, 20, 15, 11, 6, 2, 0},
		{13, 14, 15, 16, 17, 18, 19},
		{4, 5, 6, 7, 8, 9, 10},
};
Move inverse(Move move) { return move ^ 5; }
typedef unsigned MoveSet;
MoveSet parallel_moves(Move move) { return move & 2 ? 0xCC : 0x33; }
typedef unsigned char Symbol;

struct Board {
	Symbol symbols[cell_count];
};

void rotate(Board& board, Move move) {
	const int* cells = move_cells[move];
	for (int i = 1; i < line_length; ++i) std::swap(board.symbols[cells[i - 1]], board.symbols[cells[i]]);
}

MoveSet forbidden_after(Move move, MoveSet forbidden) {
	return ((forbidden | ((1u << move) - 1)) & parallel_moves(move)) | 1u << inverse(move);
}
typedef unsigned Placement;
const Placement center = 0x399C0;

struct Placements {
	Placement of[symbol_count];
};

Placements placements_of(const Board& board) {
	Placements placements = {{0, 0, 0}};
	for (int cell = 0; cell < cell_count; ++cell) placements.of[board.symbols[cell] - 1] |= 1u << cell;
	return placements;
}

class CellSum {
 public:
	CellSum() : sums_() {}
	void add(int cell, unsigned weight) {
		for (int byte = 0; byte < 256; ++byte) sums_[cell / 8][byte] += weight * (byte >> cell % 8 & 1);
	}
	unsigned operator()(Placement placement) const {
		return sums_[0][placement & 255] + sums_[1][placement >> 8 & 255] + sums_[2][placement >> 16];
	}
 private:
	unsigned sums_[3][256];
};

struct MoveTable {
	MoveTable();
	CellSum moved[move_count];
	CellSum matches;
};

const MoveTable& move_table() {
	static const MoveTable table;
	return table;
}
typedef Word Solution;
int length(Solution solution) { return int(solution >> 60); }
Move move_at(Solution solution, int index) { return Move(solution >> (57 - 3 * index) & 7); }
int symbol(Solution solution) { return int(solution & 3); }

Solution prepend(Move move, Solution rest) {
	const Solution moves = (Solution(1) << 60) - 4;
	return (rest & ~moves) + (Solution(8 + move) << 57) + ((rest & moves) >> 3);
}

class IdaStar {
 public:
	IdaStar();
	Solution search(const Placements& start, Word budget) {
		nodes_left_ = budget;
		State position[symbol_count];
		for (int i = 0; i < symbol_count; ++i) position[i] = state_of(start.of[i]);
		Solution found = 0;
		for (int threshold = 0; !found && nodes_left_; ++threshold) found = visit(position, threshold, 0);
		return nodes_left_ ? found : 0;
	}
	Word nodes() const { return nodes_; }
 private:
	typedef Word State;
	static State state_of(Placement placement) { return State(move_table().matches(placement)) << 32 | placement; }
	State after(Move move, State state) const {
		return after_[move][0][state & 255] + after_[move][1][state >> 8 & 255] + after_[move][2][state >> 16 & 255];
	}
	Solution visit(const State* position, int moves_left, MoveSet forbidden);
	State after_[move_count][3][256];
	unsigned digits_[256];
	Word nodes_, nodes_left_;
};

IdaStar::IdaStar() : digits_(), nodes_(0), nodes_left_(0) {
	for (Move move = 0; move < move_count; ++move) {
		for (unsigned set = 0; set < 256; ++set) {
			for (int i = 0; i < 3; ++i) after_[move][i][set] = state_of(move_table().moved[move](set << 8 * i));
			digits_[set] += (set >> move & 1) * 8 << 4 * move;
		}
	}
}

Solution IdaStar::visit(const State* position, int moves_left, MoveSet forbidden) {
	if (!nodes_left_) return 0;
	--nodes_left_;
	++nodes_;
	unsigned moves = 0;
	for (int i = 0; i < symbol_count; ++i) {
		if (Placement(position[i]) == center) return Solution(i + 1);
		moves |= moves_left > 8 ? ~0u : unsigned(position[i] >> 32) + 0x11111111 * unsigned(moves_left - 1);
	}
	if (!moves_left) return 0;
	for (moves &= digits_[255 & ~forbidden]; moves; moves &= moves - 1) {
		Move move = (moves & ~(moves - 1)) / 8 * 0x01234567 >> 28;
		State next[symbol_count];
		for (int i = 0; i < symbol_count; ++i) next[i] = after(move, position[i]);
		Solution rest = visit(next, moves_left - 1, forbidden_after(move, forbidden));
		if (rest) return prepend(move, rest);
	}
	return 0;
}

struct Stop {
	Word case_number, line, column;
	int cell;
	std::string found;
};
bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

class CaseReader {
 public:
	CaseReader() : at_(), has_stopped_() { at_.case_number = at_.line = at_.column = 1; }
	const Board* take(char byte);
	const Board* end();
	bool has_stopped() const { return has_stopped_; }
	const Stop& stop() const { return at_; }
 private:
	const Board* end_word();
	Stop at_;
	bool has_stopped_;
	Board board_;
};

std::string answer_text(Solution solution) {
	std::string text;
	for (int i = 0; i < length(solution); ++i) text += char('A' + move_at(solution, i));
	if (text.empty()) text = "No moves needed";
	return text + '\n' + char('0' + symbol(solution)) + '\n';
}

const Board* CaseReader::take(char byte) {
	if (!is_space(byte)) {
		at_.found += byte;
		if (at_.found.size() < 32) return 0;
	}
	const Board* board = end_word();
	if (has_stopped_) return 0;
	++at_.column;
	if (byte == '\n') {
		++at_.line;
		at_.column = 1;
	}
	return board;
}

const Board* CaseReader::end() {
	const Board* board = end_word();
	has_stopped_ = true;
	return board;
}

const Board* CaseReader::end_word() {
	std::string& word = at_.found;
	if (word.empty()) return 0;
	if (at_.line == 1 && at_.column == 1 && word.compare(0, 3, "\xEF\xBB\xBF") == 0) word.erase(0, 3);
	bool is_board = at_.cell == 0 && word.size() == cell_count;
	for (unsigned i = 0; i < word.size(); ++i) {
		int symbol = is_board || word.size() == 1 ? word[i] - '0' : 0;
		has_stopped_ = symbol < 1 || symbol > symbol_count ||
									 std::count(board_.symbols, board_.symbols + at_.cell, symbol) == cells_per_symbol;
		if (has_stopped_) {
			if (i > 0) word = word[i];
			return 0;
		}
		board_.symbols[at_.cell++] = Symbol(symbol);
		++at_.column;
	}
	word.clear();
	if (at_.cell < cell_count) return 0;
	at_.cell = 0;
	++at_.case_number;
	return &board_;
}

MoveTable::MoveTable() {
	for (Move move = 0; move < move_count; ++move) {
		Board sources;
		for (int cell = 0; cell < cell_count; ++cell) sources.symbols[cell] = Symbol(cell);
		rotate(sources, move);
		for (int cell = 0; cell < cell_count; ++cell) {
			moved[move].add(sources.symbols[cell], 1u << cell);
			matches.add(sources.symbols[cell], (center >> cell & 1) << 4 * move);
		}
	}
}
const unsigned placement_count = 735471;

class SolutionTable {
 public:
	SolutionTable();
	unsigned rank(Placement placement) const { return first_rank_[placement >> 12] + place_[placement & 4095]; }
	const Solution& solution(Placement placement) const { return solutions_[rank(placement)]; }
	Solution solution(const Placements& placements) const {
		Solution best = ~Solution(0);
		for (int i = 0; i < symbol_count; ++i) best = std::min(best, solution(placements.of[i]) | Solution(i + 1));
		return best;
	}
 private:
	unsigned first_rank_[4096];
	unsigned short place_[4096];
	std::vector<Solution> solutions_;
};

const SolutionTable& solution_table() {
	static const SolutionTable table;
	return table;
}

SolutionTable::SolutionTable() : solutions_(placement_count) {
	unsigned sizes[4096] = {0};
	unsigned short halves[13] = {0};
	for (unsigned half = 0; half < 4096; ++half) {
		sizes[half] = sizes[half / 2] + half % 2;
		place_[half] = halves[sizes[half]]++;
	}
	for (unsigned half = 0, first_rank = 0; half < 4096; ++half) {
		first_rank_[half] = first_rank;
		if (sizes[half] <= 8) first_rank += halves[8 - sizes[half]];
	}
	std::vector<Placement> shorter(208171, center), longer(shorter);
	std::vector<bool> reached(placement_count);
	reached[rank(center)] = true;
	std::vector<unsigned> starts(move_count + 2), new_starts(starts);
	starts[move_count + 1] = 1;
	unsigned count;
	do {
		count = 0;
		for (Move move = 0; move < move_count; ++move) {
			const CellSum moved = move_table().moved[move], moved_back = move_table().moved[inverse(move)];
			new_starts[move] = count;
			for (Move next = 0; next <= move_count; ++next) {
				if (forbidden_after(move, 0) >> next & 1) continue;
				for (unsigned i = starts[next]; i < starts[next + 1]; ++i) {
					longer[count] = moved_back(shorter[i]);
					unsigned place = rank(longer[count]);
					count += !reached[place];
					reached[place] = true;
				}
			}
			for (unsigned i = new_starts[move]; i < count; ++i) {
				solutions_[rank(longer[i])] = prepend(move, solution(moved(longer[i])));
			}
		}
		new_starts[move_count] = new_starts[move_count + 1] = count;
		starts.swap(new_starts);
		shorter.swap(longer);
	} while (count);
}
const Word default_node_budget = 100000;

class Solver {
 public:
	explicit Solver(Word budget = default_node_budget) : budget_(budget) {}
	Solution solve(const Placements& placements) {
		Solution solution = search_.search(placements, budget_ - nodes());
		return solution ? solution : solution_table().solution(placements);
	}
	Word nodes() const { return search_.nodes(); }
 private:
	Word budget_;
	IdaStar search_;
};
}

int main() {
	using namespace rotation_game;
	std::ios::sync_with_stdio(false);
	std::cin.tie(0);
	CaseReader reader;
	Solver solver;
	while (!reader.has_stopped()) {
		if (std::cin.rdbuf()->in_avail() <= 0) std::cout.flush();
		char byte;
		const Board* board = std::cin.get(byte) ? reader.take(byte) : reader.end();
		if (board) std::cout << answer_text(solver.solve(placements_of(*board)));
	}
	return 0;
}
