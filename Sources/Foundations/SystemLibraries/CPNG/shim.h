#if !__has_include(<png.h>)
#error "Rings needs the library libpng, which reads and writes pictures. Install it with: sudo apt-get install -y libpng-dev"
#else
#include <png.h>

// A macro that Swift doesn't import: red, green, blue and alpha with a byte each.
static const png_uint_32 png_format_rgba = PNG_FORMAT_RGBA;
#endif
