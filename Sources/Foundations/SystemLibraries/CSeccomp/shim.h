#if !__has_include(<seccomp.h>)
#error "Rings needs the library libseccomp, which filters system calls. Install it with: sudo apt-get install -y libseccomp-dev"
#else
#include <errno.h>
#include <seccomp.h>

// Macros that Swift doesn't import: the action that fails a call with an error, and the number of unknown
// calls.
static inline uint32_t seccomp_refusal(int error) { return SCMP_ACT_ERRNO(error); }
static const int seccomp_unknown_call = __NR_SCMP_ERROR;
#endif
