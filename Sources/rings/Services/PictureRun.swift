import Foundation
import Judge
import Stage
import Tutor

/// One drawing from the command line: compile, draw, print.
struct PictureRun {
  let scene: SceneOptions
  let bare: BareViewOptions
  let output: OutputOptions

  /// - Throws: `OptionError`, `ExitCode` once a refusal has been printed, and other failures.
  func run(files: [URL], view: String?, widget: String?, families words: [String]) async throws {
    let surroundings = Surroundings.current()
    let proposal = try bare.checkedProposal()
    let metrics = try bare.metrics()
    if proposal != nil, view == nil { throw OptionError.conflicting("--proposal", "a widget") }
    let chosen = try words.isEmpty ? nil : FamilyList.families(from: words)
    let scene = scene
    let question = PictureQuestion(
      files: files, view: view, widget: widget,
      families: words.isEmpty && view != nil ? ["systemSmall"] : chosen,
      modes: try scene.modes(), isDark: try scene.isDarkChoices()
    ) { subject, family, mode, isDark in
      var request = try scene.request(
        subject: subject, family: family, mode: mode, isDark: isDark)
      request.proposal = proposal
      request.metrics = metrics
      return request
    }
    let columns = try output.columns(of: surroundings.terminal)
    let presentation = Presentation(surroundings.terminal)
    switch try await Services.found(surroundings).studio.pictures(question) {
    case .pictures(let pictures, _):
      let printer = PicturePrinter(
        capabilities: surroundings.terminal, columns: columns, format: output.format,
        isDescribed: output.describe, language: surroundings.terminal.language)
      StandardOutput.write(try printer.text(of: pictures))
    case .refused(let diagnostics):
      for diagnostic in diagnostics.filter({ $0.severity == .error }).prefix(10) {
        StandardOutput.errorWrite(DiagnosticPresenter(presentation).string(diagnostic))
      }
      throw ExitStatus.notPassed.code
    case .nothing(let reason):
      StandardOutput.errorLine(reason)
      throw ExitStatus.notPassed.code
    }
  }
}
