import Foundation
import Judge
import Stage
import Workbench

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
        report: InspectionReport(PluginContents(), diagnostics: diagnostics + older),
        compiles: false)
    case .opened(let session, let warnings):
      let contents = try await session.contents()
      await session.close()
      return Inspection(
        report: InspectionReport(contents, diagnostics: warnings + older),
        compiles: !older.contains { $0.severity == .error })
    }
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
    for widget in contents.widgets {
      lines.append(
        "widget \(widget.type) (\(widget.kind)), \(widget.configuration): "
          + widget.families.joined(separator: ", "))
    }
    lines += contents.controls.map { "control \($0.type) (\($0.kind))" }
    lines += contents.bundles.map { "bundle \($0)" }
    lines += contents.providers.map { "provider \($0)" }
    lines += contents.intents.map { intent in
      "intent \(intent.type)\(intent.isConfiguration ? ", a configuration" : ""): “\(intent.title)”"
    }
    lines += contents.previews.map { "preview \($0)" }
    if lines.isEmpty, compiles {
      lines = ["It compiles, and declares no widget, intent or preview."]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
