#if !__has_include(<zlib.h>)
#error "Rings needs the library zlib, which unpacks archives. Install it with: sudo apt-get install -y zlib1g-dev"
#else
#include <zlib.h>
#endif
