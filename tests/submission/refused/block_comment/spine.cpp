int one; /* two */
