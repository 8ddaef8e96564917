import Foundation
import Processes

/// The machine's programs and privileges from which the sandbox is built.
package struct JailTools: Codable, Hashable, Sendable {
  var shell: String?
  var bubblewrap: String?
  var limiter: String?
  var userChanger: String?
  var courtesy: String?
  var isRoot: Bool

  /// Whether our processes can switch to a separate user for each sandbox.
  ///
  /// Root in an unprivileged container can't, because only a few other users are mapped there.
  var hasUsersToSpare: Bool

  /// Searches only the system's folders: a `bwrap` in the user's `PATH` is not trusted.
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

  /// The range of user IDs for sandboxes.
  static let users: Range<UInt32> = 0x6000_0000..<0x6fff_0000

  /// Whether a map of our user namespace (user_namespaces(7)) contains all user IDs for sandboxes.
  package static func knowsUsers(of table: String, text: String? = nil) -> Bool {
    // A kernel without user namespaces has no map and accepts every ID.
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
