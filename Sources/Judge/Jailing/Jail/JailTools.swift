import Foundation
import Processes

/// The programs and privileges from which the jail is built, as found on this machine.
package struct JailTools: Codable, Hashable, Sendable {
  var shell: String?
  var bubblewrap: String?
  var limiter: String?
  var userChanger: String?
  var courtesy: String?
  var isRoot: Bool

  /// Whether a process of ours may become a user of a jail's own.
  ///
  /// The root of a container that runs without privileges may not: few other users are known there.
  var hasUsersToSpare: Bool

  /// Looks in the system's own folders only: a `bwrap` in somebody's `PATH` is not trusted.
  static func find() -> JailTools {
    let folders = ["/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/local/bin"]
    return JailTools(
      shell: Program.first(named: "sh", in: ["/bin", "/usr/bin"]),
      bubblewrap: Program.first(named: "bwrap", in: folders),
      limiter: Program.first(named: "prlimit", in: folders),
      userChanger: Program.first(named: "setpriv", in: folders),
      courtesy: Program.first(named: "nice", in: folders), isRoot: geteuid() == 0,
      hasUsersToSpare: geteuid() == 0 && knowsUsers(of: "uid_map") && knowsUsers(of: "gid_map"))
  }

  /// The numbers from which jails take their users.
  static let users: Range<UInt32> = 0x6000_0000..<0x6fff_0000

  /// Whether a table of our user namespace (user_namespaces(7)) holds all of them.
  package static func knowsUsers(of table: String, text: String? = nil) -> Bool {
    // A kernel without such rooms has no table, and knows every number.
    guard
      let text = text ?? (try? String(contentsOfFile: "/proc/self/\(table)", encoding: .utf8))
    else { return true }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      return numbers.count == 3 && numbers[0] <= Int(users.lowerBound)
        && Int(users.upperBound) <= numbers[0] + numbers[2]
    }
  }
}
