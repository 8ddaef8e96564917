import Compiling
import Foundation
import Judge
import Sentences
import Stage

/// How files named on the command line are compiled.
struct CompileSettings {
  var isSwift6 = false

  var options: CompileOptions {
    var options = CompileOptions()
    options.languageMode = isSwift6 ? .swift6 : .swift5
    return options
  }
}

/// What compiling and loading files tells about them.
struct Inspection {
  let report: InspectionReport
  let compiles: Bool

  static func of(
    _ files: [URL], deploymentTargets: [String], options: CompileSettings, _ services: Services
  ) async throws -> Inspection {
    async let availability = availability(
      of: files, deploymentTargets, options: options, services)
    let opening = try await services.studio.open(files: files, options: options.options)
    let older = try await availability
    switch opening {
    case .refused(let diagnostics):
      return Inspection(
        report: InspectionReport(
          PluginContents(), diagnostics: (diagnostics + older).toldOnce().errorsFirst()),
        compiles: false)
    case .opened(let session, let warnings):
      let (contents, notes) = try await contents(of: session, services)
      return Inspection(
        report: InspectionReport(
          contents, diagnostics: (warnings + notes + older).toldOnce().errorsFirst()),
        compiles: !older.contains { $0.severity == .error })
    }
  }

  /// What is declared; only the names, with a warning, where the code ends before it has told more.
  private static func contents(
    of session: StudioSession, _ services: Services
  ) async throws -> (PluginContents, notes: [VerdictDiagnostic]) {
    let failure: StudioFailure
    do {
      let contents = try await session.contents()
      await session.close()
      return (contents, [])
    } catch {
      failure = error
    }
    guard failure.isOfTheCode else { throw failure }
    let second = try await services.studio.reopen(session)
    let names = try await second.typeContents()
    await second.close()
    var warning = VerdictDiagnostic(
      severity: .warning,
      message: Sentence(
        """
        It compiles, but it ends when its widgets are asked what they declare. \(failure.sentence)
        """,
        ko: "컴파일은 되지만, 위젯에게 무엇을 선언하는지 물으면 끝나요. \(failure.sentence)"))
    if case .ended(let end) = failure {
      warning.file = end.file
      warning.line = end.line
    }
    return (names, [warning])
  }

  /// The compiler's own messages about an older iOS; none where they are not asked for.
  private static func availability(
    of files: [URL], _ targets: [String], options: CompileSettings, _ services: Services
  ) async throws -> [VerdictDiagnostic] {
    guard !targets.isEmpty else { return [] }
    return try await services.studio.availability(
      of: files, deploymentTargets: targets, options: options.options)
  }

  /// For people: a line for each thing that is declared.
  var summary: String {
    let contents = report.contents
    var lines: [String] = []
    lines += contents.widgets.map { "widget " + Self.line($0) }
    lines += contents.controls.map { "control " + Self.line($0) }
    lines += contents.bundles.map { "bundle \($0)" }
    lines += contents.providers.map { "provider \($0)" }
    lines += contents.intents.map { intent in
      "intent \(intent.type)\(intent.isConfiguration ? ", a configuration" : ""): “\(intent.title)”"
    }
    lines += contents.previews.map { "preview \($0)" }
    if lines.isEmpty, compiles {
      lines = ["It compiles, and declares no widget, intent or preview."]
    }
    // Kinds and titles are texts of the files' own.
    return lines.map { HarmlessText.text($0) + "\n" }.joined()
  }

  /// A widget or control with what it declares; of some only the name is known.
  private static func line(_ widget: PluginContents.Widget) -> String {
    var line = widget.type
    if !widget.kind.isEmpty { line += " (\(widget.kind))" }
    if !["control", "empty"].contains(widget.configuration) { line += ", \(widget.configuration)" }
    if !widget.families.isEmpty { line += ": " + widget.families.joined(separator: ", ") }
    return line
  }
}

extension StudioFailure {
  /// True where the files' own code is the reason, which says nothing against compiling them.
  fileprivate var isOfTheCode: Bool {
    switch self {
    case .ended, .threw: true
    case .unanswerable, .forged: false
    }
  }
}
