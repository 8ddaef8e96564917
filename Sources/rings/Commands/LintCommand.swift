import ArgumentParser
import Foundation
import Judge
import Stage
import WidgetLint

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look a widget over by Apple's guidelines, in every family and mode.",
    discussion: "Exits with 1 when something would break on a device.")

  @OptionGroup var sources: SourceFiles

  @Option(help: ArgumentHelp("A widget by its type or kind.", valueName: "type"))
  var widget: String?

  @Option(help: ArgumentHelp("Leave a rule out, such as W24. Repeatable.", valueName: "rule"))
  var ignore: [String] = []

  @Option(help: ArgumentHelp("The iOS version that draws.", valueName: "version"))
  var ios: String = "18.0"

  @Flag(help: "Print as JSON.")
  var json = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let files = try sources.urls()
    let services = try await Services.found(surroundings)
    switch try await services.studio.open(files: files) {
    case .refused(let diagnostics): throw RefusedSource(diagnostics: diagnostics)
    case .opened(let session, _):
      let subjects = try await LintSubject.all(in: session, widget: widget, systemVersion: ios)
      await session.close()
      let findings = subjects.flatMap(WidgetLint.findings).filter { !ignore.contains($0.rule) }
      if json {
        try StandardOutput.json(LintReport(findings: findings), pretty: true)
      } else {
        StandardOutput.write(LintReport(findings: findings).text)
      }
      if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.notPassed.code }
    }
  }
}

/// Findings as `lint` prints them.
struct LintReport: Encodable {
  var version = 1
  var findings: [LintFinding]

  init(findings: [LintFinding]) {
    self.findings = findings
  }

  var text: String {
    guard !findings.isEmpty else { return "Nothing to find fault with.\n" }
    return findings.map { finding in
      let place = [finding.widget, finding.family, finding.mode].compactMap { $0 }
        .joined(separator: ", ")
      let source = [finding.file, finding.line.map(String.init)].compactMap { $0 }
        .joined(separator: ":")
      return """
        \(source.isEmpty ? "" : source + ": ")\(finding.severity.rawValue) \(finding.rule): \
        \(finding.message) (\(place))
          fix: \(finding.fix)
          source: \(finding.basis)

        """
    }.joined()
  }
}
