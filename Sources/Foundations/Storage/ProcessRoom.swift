import Foundation
import Hashing

/// Where the numbers of processes mean what they mean to us.
///
/// Several machines or containers may share one cache: a process of another one is not to be found
/// here, and is alive all the same.
package enum ProcessRoom {
  /// A name that tells our process, so that a later start can remove what a killed one left.
  package static func name(_ number: Int) -> String { "\(getpid())-\(number)-\(mark)" }

  /// Whether the process that gave such a name is no more; nil where nobody here can know, false for
  /// what is no such name.
  package static func isOwnerGone(of name: some StringProtocol) -> Bool? {
    let words = name.split(separator: "-", maxSplits: 2)
    guard let owner = words.first.flatMap({ Int32($0) }) else { return false }
    if words.count > 2, words[2] != mark { return nil }
    return kill(owner, 0) != 0 && errno == ESRCH
  }

  /// Eight digits that differ between machines, their starts, and rooms of processes on them.
  static let mark: String = {
    var digest = ContentDigest()
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    digest.combine(boot ?? ProcessInfo.processInfo.hostName)
    let room = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
    digest.combine(room ?? "")
    return String(digest.hexadecimal.prefix(8))
  }()
}
