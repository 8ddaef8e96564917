#if !__has_include(<editline/readline.h>)
#error "Rings needs the line editor libedit. Install it with: sudo apt-get install -y libedit-dev"
#else
#include <stdio.h>
#include <histedit.h>
#include <editline/readline.h>

/* The editor is configured through C globals, which Swift's concurrency rules keep out of reach. */

static inline void editline_prepare(const char *name, int (*read_character)(FILE *),
                                    char **(*complete)(const char *, int, int)) {
  rl_readline_name = name;
  rl_catch_signals = 0;
  rl_getc_function = read_character;
  rl_attempted_completion_function = complete;
  /* Names of Swift are completed behind brackets and dots as well. GNU's library asks the first where a word
     begins, libedit the second. */
  rl_completer_word_break_characters = (char *)" \t\n\"\\'`@$><=;|&{}()[],.:?!";
  rl_basic_word_break_characters = rl_completer_word_break_characters;
  rl_initialize();
  using_history();
}

/* Without this the editor goes on and completes file names. */
static inline void editline_end_completion(void) { rl_attempted_completion_over = 1; }

/* What stands behind a word that was completed; nothing for 0. */
static inline void editline_append(int character) {
  rl_completion_append_character = character;
}

static inline const char *editline_text(void) { return rl_line_buffer; }

static inline int editline_history_length(void) { return history_length; }
#endif
