#if !__has_include(<turbojpeg.h>)
#error "Rings needs the library TurboJPEG, which reads and writes photos. Install it with: sudo apt-get install -y libturbojpeg0-dev"
#else
#include <turbojpeg.h>
#endif
