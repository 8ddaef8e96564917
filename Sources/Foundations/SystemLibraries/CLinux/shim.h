// Linux calls that Swift doesn't import: variadic functions, those that need _GNU_SOURCE, and fork.
#ifndef RINGS_CLINUX_SHIM_H
#define RINGS_CLINUX_SHIM_H

#include <fcntl.h>
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// Creates a pipe with close-on-exec set atomically.
static inline int linux_pipe_closed_on_exec(int ends[2]) {
  return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

// Swift forbids fork because of threads. The sandbox launcher forks before it starts any.
static inline pid_t linux_fork(void) { return fork(); }

static inline int linux_forbid_new_privileges(void) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

// Keeps other processes of the same user from reading this one's memory or copying its descriptors.
static inline int linux_forbid_inspection(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

// Drops root's capabilities, in this process and in programs that it starts.
static inline int linux_drop_capabilities(void) {
  struct {
    unsigned int version;
    int process;
  } header = {0x20080522, 0};
  struct {
    unsigned int effective, permitted, inheritable;
  } sets[2] = {{0, 0, 0}, {0, 0, 0}};
  for (int capability = 0; capability < 64; capability++) {
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  return (int)syscall(SYS_capset, &header, sets);
}

// Switches to another user without supplementary groups. Returns a negative number if that isn't permitted.
static inline int linux_become_user(uid_t user) {
  if (syscall(SYS_setgroups, 0, (void *)0) != 0) return -1;
  if (syscall(SYS_setresgid, user, user, user) != 0) return -1;
  return (int)syscall(SYS_setresuid, user, user, user);
}

// Makes this process the subreaper of its orphaned descendants.
static inline int linux_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

static inline int linux_die_with_parent(int signal) {
  return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0);
}

// Opens a path without opening the file (O_PATH, which needs _GNU_SOURCE).
static inline int linux_hold_place(const char *path) {
  return (int)syscall(SYS_openat, AT_FDCWD, path, 010000000 | O_CLOEXEC);
}

// Landlock (linux/landlock.h, which older systems lack). Its calls have the same numbers on every architecture.
struct linux_fence_rules {
  unsigned long long files;
  unsigned long long network;
  unsigned long long scopes;
};

// Returns the kernel's Landlock version, or 0 without Landlock.
static inline int linux_fence_version(void) {
  long version = syscall(444, (void *)0, 0, 1);
  return version < 0 ? 0 : (int)version;
}

static inline int linux_new_fence(const struct linux_fence_rules *rules, unsigned long size) {
  return (int)syscall(444, rules, size, 0);
}

// Grants `rights` for an open path and everything below it.
static inline int linux_open_fence(int fence, int place, unsigned long long rights) {
  struct {
    unsigned long long rights;
    int place;
  } __attribute__((packed)) rule = {rights, place};
  return (int)syscall(445, fence, 1, &rule, 0);
}

static inline int linux_close_fence(int fence) { return (int)syscall(446, fence, 0); }

// The calls that the self-tests try. Each returns a negative number if it is denied.
static inline long linux_trace(pid_t process) { return syscall(SYS_ptrace, 0x4206, process, 0, 0); }
static inline long linux_handle_of_process(pid_t process) { return syscall(434, process, 0); }
static inline long linux_memory_file(void) { return syscall(SYS_memfd_create, "canary", 0); }
static inline long linux_limits_of_process(pid_t process) {
  struct rlimit limit;
  return syscall(SYS_prlimit64, process, RLIMIT_NOFILE, (void *)0, &limit);
}
static inline int linux_lowest_priority_of_process(pid_t process) {
  return setpriority(PRIO_PROCESS, (id_t)process, 19);
}
static inline long linux_signal_by_file(pid_t process) { return fcntl(0, F_SETOWN, process); }
static inline long linux_new_room(void) { return syscall(SYS_unshare, 0x10000000); }

// setrlimit with a plain integer for the resource, whose C type depends on the compilation mode.
static inline int linux_limit(int resource, unsigned long long soft, unsigned long long hard) {
  struct rlimit limit = {.rlim_cur = (rlim_t)soft, .rlim_max = (rlim_t)hard};
  return setrlimit((__rlimit_resource_t)resource, &limit);
}

static inline int linux_present_limit(int resource, struct rlimit *limit) {
  return getrlimit((__rlimit_resource_t)resource, limit);
}

#endif
