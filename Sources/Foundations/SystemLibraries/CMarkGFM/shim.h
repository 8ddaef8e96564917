#if !__has_include(<cmark-gfm.h>)
#error "Rings needs the Markdown library cmark-gfm. Install it with: sudo apt-get install -y libcmark-gfm-dev libcmark-gfm-extensions-dev"
#else
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#endif
