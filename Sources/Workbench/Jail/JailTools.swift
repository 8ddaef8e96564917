import Foundation

/// The programs and privileges from which the jail is built, as found on this machine.
struct JailTools: Codable, Hashable, Sendable {
  var shell: String?
  var bubblewrap: String?
  var limiter: String?
  var userChanger: String?
  var courtesy: String?
  var isRoot: Bool

  /// Looks in the system's own folders only: a `bwrap` in somebody's `PATH` is not trusted.
  static func find() -> JailTools {
    let folders = ["/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/local/bin"]
    return JailTools(
      shell: Toolchain.program(named: "sh", in: ["/bin", "/usr/bin"]),
      bubblewrap: Toolchain.program(named: "bwrap", in: folders),
      limiter: Toolchain.program(named: "prlimit", in: folders),
      userChanger: Toolchain.program(named: "setpriv", in: folders),
      courtesy: Toolchain.program(named: "nice", in: folders), isRoot: geteuid() == 0)
  }
}
