import Foundation
import Hashing

/// Where the numbers of processes mean what they mean to us.
///
/// Several machines or containers may share one cache: a process of another one is not to be found
/// here, and is alive all the same.
enum ProcessRoom {
  /// Eight digits that differ between machines, their starts, and rooms of processes on them.
  static let mark: String = {
    var digest = Digest()
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    digest.combine(boot ?? ProcessInfo.processInfo.hostName)
    let room = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
    digest.combine(room ?? "")
    return String(digest.hexadecimal.prefix(8))
  }()
}
