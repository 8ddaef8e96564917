// Darwin is the C library on Apple's platforms.
@_exported public import Glibc
