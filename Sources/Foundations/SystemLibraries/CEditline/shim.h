#if !__has_include(<editline/readline.h>)
#error "Rings needs the line editor libedit. Install it with: sudo apt-get install -y libedit-dev"
#else
#include <stdio.h>
#include <histedit.h>
#include <editline/readline.h>

/* Swift's concurrency rules forbid access to the C globals that configure the editor. */

static inline void editline_prepare(const char *name, int (*read_character)(FILE *),
                                    char **(*complete)(const char *, int, int)) {
  rl_readline_name = name;
  rl_catch_signals = 0;
  rl_getc_function = read_character;
  rl_attempted_completion_function = complete;
  /* Completes Swift names after brackets and dots too. The GNU library reads the first variable for word breaks,
     and libedit reads the second. */
  rl_completer_word_break_characters = (char *)" \t\n\"\\'`@$><=;|&{}()[],.:?!";
  rl_basic_word_break_characters = rl_completer_word_break_characters;
  rl_initialize();
  using_history();
}

/* Without this, the editor also completes file names. */
static inline void editline_end_completion(void) { rl_attempted_completion_over = 1; }

/* Sets the character to append to a completed word, or none for 0. */
static inline void editline_append(int character) {
  rl_completion_append_character = character;
}

static inline const char *editline_text(void) { return rl_line_buffer; }

static inline int editline_history_length(void) { return history_length; }
#endif
