import Foundation
import Hashing

/// Identifies the PID namespace in which a process id is valid.
///
/// Machines or containers can share a cache. A process in another container isn't visible here, but may be
/// alive.
package enum ProcessRoom {
  /// Returns a name that identifies our process, so that a later launch can delete its leftovers.
  package static func name(_ number: Int) -> String { "\(getpid())-\(number)-\(mark)" }

  /// Returns whether the process that created a name no longer exists.
  ///
  /// Returns `nil` if the process belongs to another namespace, and false if the name has a different form.
  package static func isOwnerGone(of name: some StringProtocol) -> Bool? {
    let words = name.split(separator: "-", maxSplits: 2)
    guard let owner = words.first.flatMap({ Int32($0) }) else { return false }
    if words.count > 2, words[2] != mark { return nil }
    return kill(owner, 0) != 0 && errno == ESRCH
  }

  /// Eight digits that identify the machine, its boot and the PID namespace.
  static let mark: String = {
    var digest = ContentDigest()
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    digest.combine(boot ?? ProcessInfo.processInfo.hostName)
    let room = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
    digest.combine(room ?? "")
    return String(digest.hexadecimal.prefix(8))
  }()
}
