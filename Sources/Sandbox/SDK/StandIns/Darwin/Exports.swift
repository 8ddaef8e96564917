// On an Apple system the C library is called Darwin.
@_exported public import Glibc
