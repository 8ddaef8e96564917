#if !__has_include(<editline/readline.h>)
#error "Rings needs the line editor libedit. Install it with: sudo apt-get install -y libedit-dev"
#else
#include <stdio.h>
#include <histedit.h>
#include <editline/readline.h>
#endif
