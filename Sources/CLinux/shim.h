// Linux calls that Swift does not import: variadic ones, those behind _GNU_SOURCE, and fork.
#ifndef RINGS_CLINUX_SHIM_H
#define RINGS_CLINUX_SHIM_H

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// Pipe ends that no program started later inherits, with no moment in between.
static inline int linux_pipe_closed_on_exec(int ends[2]) {
  return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

// Swift forbids fork because of threads; the jail's entrance forks before there are any.
static inline pid_t linux_fork(void) { return fork(); }

static inline int linux_forbid_new_privileges(void) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

// No process of the same user may then read this one's memory or take its descriptors.
static inline int linux_forbid_inspection(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

static inline int linux_die_with_parent(int signal) {
  return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0);
}

// Installs a seccomp filter of `count` instructions (8 bytes each) for this process.
static inline int linux_filter_calls(const void *instructions, unsigned short count) {
  struct sock_fprog program = {.len = count, .filter = (struct sock_filter *)instructions};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

// setrlimit with the resource as a plain number, as the C library declares it differently per mode.
static inline int linux_limit(int resource, unsigned long long soft, unsigned long long hard) {
  struct rlimit limit = {.rlim_cur = (rlim_t)soft, .rlim_max = (rlim_t)hard};
  return setrlimit((__rlimit_resource_t)resource, &limit);
}

#endif
