// Tries calls whose faults have broken other sandboxes.
import Foundation

func attack() -> String {
  #if arch(x86_64)
    let calls = [
      "io_uring": 425, "bpf": 321, "perf_event_open": 298, "userfaultfd": 323, "kcmp": 312,
      "inotify": 253, "fanotify": 300, "quotactl": 179, "open_by_handle_at": 304, "modify_ldt": 154,
      "add_key": 248, "vmsplice": 278, "personality": 135, "syslog": 103, "swapon": 167,
    ]
    for (name, number) in calls {
      let result = system(number, 0, 0, 0, 0, 0, 0)
      if result >= 0 || errno != EPERM { reached("\(name) (\(errno))") }
    }
  #endif
  return "?"
}
