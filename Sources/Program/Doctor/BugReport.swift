import Archives
package import Foundation
import Glibc
package import Host
import Sentences

/// The archive that a user attaches to a bug report: versions, the doctor's findings and the log, in English.
///
/// It contains no learner code except the files that the user names. The home folder's path is written as `~`.
package struct BugReport {
  private let context: CommandContext
  private let examination: String
  private let files: [(name: String, contents: Data)]

  /// - Parameters:
  ///   - examination: The doctor's findings as text.
  ///   - files: The files to attach, which the user has chosen.
  package init(
    _ examination: String, files: [(name: String, contents: Data)], in context: CommandContext
  ) {
    self.context = context
    self.examination = examination
    self.files = files
  }

  package func archive() throws -> Data {
    var zip = ZipWriter()
    try zip.add(path: "doctor.txt", contents: contents("\(machine)\n\(examination)"))
    try zip.add(
      path: "log.txt", contents: contents(LogFile.text(environment: context.environment)))
    for (number, file) in files.enumerated() {
      try zip.add(path: "files/\(number + 1)-\(file.name)", contents: file.contents)
    }
    return zip.archive
  }

  private func contents(_ text: String) -> Data {
    Data(text.replacing(context.home.path, with: "~").utf8)
  }

  private var machine: String {
    var system = utsname()
    uname(&system)
    let release = withUnsafeBytes(of: &system.release) { Self.text($0) }
    let architecture = withUnsafeBytes(of: &system.machine) { Self.text($0) }
    let names = try? String(contentsOf: URL(filePath: "/etc/os-release"), encoding: .utf8)
    let distribution = names?.firstMatch(of: /(?m)^PRETTY_NAME="?([^"\n]*)/).map { String($0.1) }
    let variables = ["LANG", "LC_ALL", "TERM", "COLORTERM", "TZ", "NO_COLOR"].compactMap { name in
      context.environment[name].map { "\(name)=\($0)\n" }
    }
    return SanitizedText.text(
      """
      Rings \(RingsVersion.text)
      \(distribution ?? "unknown Linux"), kernel \(release), \(architecture)
      \(ProcessInfo.processInfo.activeProcessorCount) processors, \
      \(ProcessInfo.processInfo.physicalMemory >> 20) MiB
      \(variables.joined())
      """, keepsLines: true)
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
