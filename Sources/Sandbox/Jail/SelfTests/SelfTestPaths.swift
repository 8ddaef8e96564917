import Foundation

/// Searches this process's own data for Rings's paths and the machine's name.
package enum SelfTestPaths {
  /// Files in which the kernel describes this process.
  ///
  /// `/proc/self/mountinfo` isn't included: it shows the original paths of the sandbox's mounts. No filter
  /// can block it, because libdispatch must read other files in the same folder.
  private static let places = ["maps", "cmdline", "environ", "cgroup"].map { "/proc/self/\($0)" }

  /// Returns the first place that contains the path of one of the target folders.
  static func reached(_ bait: SelfTestTargets) -> String? {
    func names(_ text: String) -> Bool { bait.folders.contains(where: text.contains) }
    for place in places {
      let bytes = FileManager.default.contents(atPath: place) ?? Data()
      // Skips the JSON argument with the targets, which other programs in the jail don't get.
      let text = String(decoding: bytes, as: UTF8.self).split(separator: "\0")
        .filter { !$0.hasPrefix("{") }.joined(separator: " ")
      if names(text) { return place }
    }
    if names(FileManager.default.currentDirectoryPath) { return "the current folder" }
    if names(Bundle.main.bundlePath) { return "the main bundle" }
    return names(CommandLine.arguments.first ?? "") ? "the program's name" : nil
  }

  static func reachedHostName(_ bait: SelfTestTargets) -> String? {
    hostName == bait.hostName ? bait.hostName : nil
  }

  package static var hostName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: names.nodename) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
