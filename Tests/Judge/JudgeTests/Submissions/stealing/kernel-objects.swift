// Opens kernel objects that no file limit counts: rings, keys, watches, timers, events.
import Foundation

func attack() -> String {
  #if arch(x86_64)
    // io_uring_setup, add_key, keyctl, userfaultfd, perf_event_open, bpf, fanotify_init,
    // open_by_handle_at, process_vm_readv.
    for call in [425, 248, 250, 323, 298, 321, 300, 304] {
      if system(call, 8, 0, 0, 0, 0, 0) > 0 { reached("call \(call)") }
    }
  #endif
  return "?"
}
