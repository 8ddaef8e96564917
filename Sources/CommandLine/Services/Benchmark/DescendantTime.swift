import CLinux
import Foundation

/// How long the processors have worked for the programs that this one started, and for theirs, whoever else
/// uses the machine.
enum DescendantTime {
  /// A jail that is ended leaves processes behind that nobody waits for; they come to this process from now on.
  static func begin() { _ = linux_adopt_orphans() }

  /// In seconds, of programs that have ended. Nothing may be under way: everything that ends is taken for its own.
  static func now() async -> Double {
    for _ in 0..<200 {
      let ended = waitpid(-1, nil, WNOHANG)
      if ended < 0 { break }
      if ended == 0 { try? await Task.sleep(for: .milliseconds(10)) }
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }
}
