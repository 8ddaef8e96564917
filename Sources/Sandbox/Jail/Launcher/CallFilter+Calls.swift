/// The system calls of each rule, by their Linux names on all processors.
extension CallFilter {
  /// Calls that are denied to every jailed program.
  static let denied =
    tracing + sockets + sharedMemory + keys + kernelPrograms + rooms + machine + files
    + memoryPolicy

  private static let tracing = [
    "ptrace", "process_vm_readv", "process_vm_writev", "kcmp", "pidfd_open", "pidfd_getfd",
    "pidfd_send_signal", "process_madvise", "process_mrelease",
  ]
  private static let sockets = [
    "socket", "socketpair", "connect", "accept", "accept4", "bind", "listen", "sendto", "sendmsg",
    "sendmmsg", "recvfrom", "recvmsg", "recvmmsg",
  ]
  private static let sharedMemory = [
    "shmget", "shmat", "shmctl", "semget", "semop", "semctl", "semtimedop", "msgget", "msgsnd",
    "msgrcv", "msgctl", "mq_open", "memfd_create", "memfd_secret",
  ]
  private static let keys = ["add_key", "request_key", "keyctl"]
  private static let kernelPrograms = [
    "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
    "io_uring_register",
  ]
  private static let rooms = [
    "pivot_root", "chroot", "mount", "umount2", "unshare", "setns", "open_tree", "move_mount",
    "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr",
  ]
  private static let machine = [
    "swapon", "swapoff", "reboot", "kexec_load", "kexec_file_load", "init_module", "finit_module",
    "delete_module", "syslog", "acct", "quotactl", "quotactl_fd", "settimeofday", "clock_settime",
    "adjtimex", "clock_adjtime", "sethostname", "setdomainname", "vhangup", "personality", "iopl",
    "ioperm", "modify_ldt",
  ]
  private static let files = [
    "name_to_handle_at", "open_by_handle_at", "fanotify_init", "inotify_init", "inotify_init1",
    "lookup_dcookie", "nfsservctl", "uselib", "ustat", "sysfs", "_sysctl",
  ]
  private static let memoryPolicy = [
    "vmsplice", "move_pages", "mbind", "set_mempolicy", "get_mempolicy", "migrate_pages",
  ]

  /// Calls that create a process, regardless of their arguments.
  static let starting = ["fork", "vfork"]

  /// Calls that can signal any process.
  static let signalling = ["kill", "tkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"]

  static let executing = ["execve", "execveat"]

  /// Calls that change the scheduling of other processes.
  static let scheduling = [
    "setpriority", "sched_setparam", "sched_setscheduler", "sched_setaffinity", "sched_setattr",
    "ioprio_set",
  ]

  /// Flags of `clone` that make a new namespace: time, mount, cgroup, UTS, IPC, user, PID, network.
  static let newNamespaces: [UInt64] = [
    0x80, 0x0002_0000, 0x0200_0000, 0x0400_0000, 0x0800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000,
  ]

  /// `CLONE_THREAD`.
  static let thread: UInt64 = 0x0001_0000

  /// `ioctl` requests that type into a terminal: TIOCSTI and TIOCLINUX.
  static let typing: [UInt64] = [0x5412, 0x541c]

  /// `ioctl` requests that set the receiver of a file's signals: FIOSETOWN and SIOCSPGRP.
  static let signalRequests: [UInt64] = [0x8901, 0x8902]

  /// `fcntl` commands that set a file's signal or its receiver: F_SETOWN, F_SETSIG, F_SETOWN_EX.
  static let signalCommands: [UInt64] = [8, 10, 15]
}
