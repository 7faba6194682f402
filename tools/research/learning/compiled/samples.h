/* Samples of searches, as lines of JSON that `tools.research.learning.samples` reads.

   They wait for the end of their game: only that tells how it came out for whoever was to move. */

enum { TRIED = 20, TRIED_WELL = 80 };

static FILE *waiting;
static char *waiting_lines;
static size_t waiting_length;

static void begin_samples(void) {
    waiting = open_memstream(&waiting_lines, &waiting_length);
}

/* A line that waits begins with the mover, where the game came to its position, and has no end. */
static void note_sample(const Node *node, bool played) {
    char text[TEXT];
    double sum = 0;
    for (int at = 0; at < node->count; at++) sum += node->choices[at].sum;
    write_position(text, &node->position);
    fprintf(
        waiting, "%c{\"position\": \"%s\", \"winrate\": %.4f, \"visits\": %d, \"moves\": {",
        played ? "01"[mover_of(&node->position)] : '-', text, sum / node->visits, node->visits
    );
    const char *between = "";
    for (int at = 0; at < node->count && node->visits >= TRIED_WELL; at++) {
        if (!node->choices[at].visits) continue;
        write_move(text, &node->position, node->choices[at].move);
        fprintf(waiting, "%s\"%s\": %d", between, text, node->choices[at].visits);
        between = ", ";
    }
    fputs("}\n", waiting);
}

/* Note the positions of a tree that were tried often and are not proved. The game came to the
   root's, if that was `played`. */
static void note_samples(const Node *node, bool played) {
    if (node->result == OPEN && node->visits >= TRIED) note_sample(node, played);
    for (int at = 0; at < node->count; at++) {
        const Node *child = node->choices[at].child;
        if (child && child->visits >= TRIED) note_samples(child, false);
    }
}

/* Print what was noted since `begin_samples`, given what the first player has won. */
static void print_samples(float won) {
    fclose(waiting);
    for (char *line = strtok(waiting_lines, "\n"); line; line = strtok(NULL, "\n")) {
        if (*line == '-') printf("%s}\n", line + 1);
        else printf("%s, \"outcome\": %g}\n", line + 1, *line == '0' ? won : 1 - won);
    }
    free(waiting_lines);
    fflush(stdout);
}
