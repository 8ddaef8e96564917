import Foundation
import Judge
import SwiftSource
import TestSupport
import Testing

/// Information about the judge's machine that a learner's code can find.
@Suite(.serialized, .startsProcesses, .thorough) struct SecretPlaceTests {
  private static let hasJail = FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")

  @Test(.enabled(if: hasJail))
  func codeCannotLearnItsPathOrMachine() async throws {
    let configuration = try await Laboratory.shared.configuration
    guard configuration.jail.level == .full else { return }
    // Reversed, because the plugin contains the code's literals.
    let folder = String(configuration.programs.worker.deletingLastPathComponent().path.reversed())
    let looking = """
      var seen = [
        #filePath, #file, Bundle.main.bundlePath, FileManager.default.currentDirectoryPath,
        CommandLine.arguments.joined(separator: " "),
      ]
      for name in ["maps", "cmdline", "environ", "cgroup"] {
        let bytes = FileManager.default.contents(atPath: "/proc/self/\\(name)") ?? Data()
        seen.append(String(decoding: bytes, as: UTF8.self))
      }
      for file in (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? [] {
        seen.append(
          String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self))
      }
      let folder = String("\(folder)".reversed())
      if let found = seen.firstIndex(where: { $0.contains(folder) }) { fatalError("\\(found)") }
      var names = utsname()
      uname(&names)
      let host = withUnsafeBytes(of: names.nodename) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if host != "rings" { fatalError(host) }
      """
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?", with: "\(looking)\n    let text = name.isEmpty ?"
    ).mapValues { "import Foundation\nimport Glibc\n" + $0 }
    let verdict = try await TinyJudge.verdict(
      on: sources, for: "greeting-model", allows: Set(PolicyRule.allCases))
    #expect(
      verdict.isPassed, "\(verdict.diagnostics.map(\.message)) \(verdict.checks.map(\.message))")
  }
}
