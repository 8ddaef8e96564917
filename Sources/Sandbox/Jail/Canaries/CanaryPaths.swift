import Foundation

/// What a program learns from its own process of where it is and on whose machine.
package enum CanaryPaths {
  /// What the kernel and the libraries tell about this process.
  ///
  /// `/proc/self/mountinfo` is not among them: the kernel names there what a sandbox shows under another
  /// name, and no filter can close it while libdispatch has to read beside it.
  private static let places = ["maps", "cmdline", "environ", "cgroup"].map { "/proc/self/\($0)" }

  /// The first place that names one of the bait's folders.
  static func reached(_ bait: CanaryBait) -> String? {
    func names(_ text: String) -> Bool { bait.folders.contains(where: text.contains) }
    for place in places {
      let bytes = FileManager.default.contents(atPath: place) ?? Data()
      // The bait itself stands among the arguments, which nobody else is given.
      let text = String(decoding: bytes, as: UTF8.self).split(separator: "\0")
        .filter { !$0.hasPrefix("{") }.joined(separator: " ")
      if names(text) { return place }
    }
    if names(FileManager.default.currentDirectoryPath) { return "the current folder" }
    if names(Bundle.main.bundlePath) { return "the main bundle" }
    return names(CommandLine.arguments.first ?? "") ? "the program's name" : nil
  }

  static func reachedHostName(_ bait: CanaryBait) -> String? {
    hostName == bait.hostName ? bait.hostName : nil
  }

  /// The machine's name, as the kernel gives it to this process.
  package static var hostName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: names.nodename) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
