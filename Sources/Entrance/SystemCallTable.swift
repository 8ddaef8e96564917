/// Numbers of system calls by architecture (the kernel's syscall tables; 424 and up are common).
struct SystemCallTable {
  let auditArchitecture: UInt32

  /// Where the numbers of another calling convention begin, on x86_64.
  let foreignNumbersFrom: UInt32?

  let clone: UInt32
  let clone3: UInt32 = 435
  let ioctl: UInt32
  let tgkill: UInt32

  /// Calls that make a process whatever their arguments.
  let starting: [UInt32]

  /// Calls that signal any process.
  let signalling: [UInt32]

  /// Calls that change how other processes are scheduled.
  let scheduling: [UInt32]

  /// The call whose first argument may name the process whose limits it sets.
  let limiting: UInt32

  /// The call that may make a file signal a process.
  let fileControl: UInt32

  /// Calls that run another program.
  let executing: [UInt32]

  /// Calls that no jailed program may make.
  let denied: [UInt32]

  init?(architecture: String) {
    switch architecture {
    case "x86_64":
      auditArchitecture = 0xc000_003e
      foreignNumbersFrom = 0x4000_0000
      clone = 56
      ioctl = 16
      tgkill = 234
      starting = [57, 58]  // fork, vfork
      signalling = [62, 200, 129, 297]  // kill, tkill, rt_sigqueueinfo, rt_tgsigqueueinfo
      // setpriority, sched_setparam, -scheduler, -affinity, -attr, ioprio_set
      scheduling = [141, 142, 144, 203, 314, 251]
      limiting = 302
      fileControl = 72
      executing = [59, 322]  // execve, execveat
      denied = Self.deniedOnX86 + Self.deniedEverywhere
    case "aarch64":
      auditArchitecture = 0xc000_00b7
      foreignNumbersFrom = nil
      clone = 220
      ioctl = 29
      tgkill = 131
      starting = []
      signalling = [129, 130, 138, 240]  // kill, tkill, rt_sigqueueinfo, rt_tgsigqueueinfo
      // setpriority, sched_setparam, -scheduler, -affinity, -attr, ioprio_set
      scheduling = [140, 118, 119, 122, 274, 30]
      limiting = 261
      fileControl = 25
      executing = [221, 281]  // execve, execveat
      denied = Self.deniedOnARM + Self.deniedEverywhere
    default:
      return nil
    }
  }

  /// pidfd_send_signal, io_uring (3), open_tree, move_mount, fsopen, fsconfig, fsmount, fspick,
  /// pidfd_open, pidfd_getfd, process_madvise, mount_setattr, quotactl_fd, memfd_secret,
  /// process_mrelease.
  private static let deniedEverywhere: [UInt32] = [
    424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 438, 440, 442, 443, 447, 448,
  ]

  private static let deniedOnX86: [UInt32] = [
    101, 310, 311, 312,  // ptrace, process_vm_readv, process_vm_writev, kcmp
    41, 42, 43, 288, 44, 45, 46, 47, 49, 50, 53, 299, 307,  // sockets
    29, 30, 31, 64, 65, 66, 68, 69, 70, 71, 220, 240, 319,  // shared memory, queues, memfd_create
    248, 249, 250,  // add_key, request_key, keyctl
    321, 298, 323,  // bpf, perf_event_open, userfaultfd
    155, 161, 165, 166, 272, 308,  // pivot_root, chroot, mount, umount2, unshare, setns
    167, 168, 169, 246, 320, 175, 313, 176,  // swap, reboot, kexec, modules
    103, 163, 179, 164, 227, 159, 305, 170, 171, 153,  // syslog, acct, quota, clocks, names
    135, 303, 304, 300, 253, 294, 212, 180,  // personality, handles, fanotify, inotify
    172, 173, 154, 134, 136, 139, 156,  // iopl, ioperm, modify_ldt and other relics
    278, 279, 237, 238, 239, 256,  // vmsplice, move_pages, memory policy
  ]

  private static let deniedOnARM: [UInt32] = [
    117, 270, 271, 272,  // ptrace, process_vm_readv, process_vm_writev, kcmp
    198, 199, 200, 201, 202, 203, 206, 207, 211, 212, 242, 243, 269,  // sockets
    180, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 279,  // memory, queues
    217, 218, 219,  // add_key, request_key, keyctl
    280, 241, 282,  // bpf, perf_event_open, userfaultfd
    41, 51, 40, 39, 97, 268,  // pivot_root, chroot, mount, umount2, unshare, setns
    224, 225, 142, 104, 294, 105, 273, 106,  // swap, reboot, kexec, modules
    116, 89, 60, 170, 112, 171, 266, 161, 162, 58,  // syslog, acct, quota, clocks, names
    92, 264, 265, 262, 26, 18, 42,  // personality, handles, fanotify, inotify
    75, 239, 235, 236, 237, 238,  // vmsplice, move_pages, memory policy
  ]
}
