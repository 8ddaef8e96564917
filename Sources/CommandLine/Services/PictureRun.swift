import Compiling
import Drawing
import Foundation
import Judge
import PhoneFacts
import Sentences
import Stage
import Tutor
import Viewing

/// One drawing from the command line: compile, draw, print.
struct PictureRun {
  let scene: SceneOptions
  let bare: BareViewOptions
  let output: OutputOptions
  /// iOS versions that the files must compile for besides.
  var deploymentTargets: [SystemVersion] = []

  /// Draws and prints the pictures that were asked for.
  ///
  /// - Throws: `OptionError`, `ExitCode` once a refusal has been printed, and other failures.
  func run(files: [URL], view: String?, widget: String?, families words: [String]) async throws {
    let surroundings = Surroundings.current()
    let question = try question(files: files, view: view, widget: widget, families: words)
    try output.checkTrace()
    let columns = try output.columns(of: surroundings.terminal)
    let service = try scene.playedService()
    let studio = try await Services.found(surroundings).studio.playing(service)
    async let older = tooNew(in: files, studio)
    let answer = try await studio.pictures(question)
    let tooNew = try await older
    let pictures = try Self.pictures(of: answer, besides: tooNew, surroundings)
    let printer = PicturePrinter(
      capabilities: surroundings.terminal, columns: columns, format: output.format,
      isDescribed: output.describe, isTraced: output.trace,
      language: surroundings.terminal.language,
      remarks: PictureRemarks(locator: ViewLocator(files: files)))
    StandardOutput.write(try printer.text(of: pictures))
    try Self.report(answer.failures, surroundings)
    guard tooNew.isEmpty else {
      StandardOutput.errorWrite(
        DiagnosticPresenter(Presentation(surroundings.terminal)).string(tooNew))
      throw ExitStatus.notPassed.code
    }
  }

  /// What the options ask for.
  ///
  /// - Throws: `OptionError`.
  func question(
    files: [URL], view: String?, widget: String?, families words: [String]
  ) throws -> PictureQuestion {
    let proposal = try bare.checkedProposal()
    let metrics = try bare.metrics()
    if proposal != nil, view == nil {
      throw OptionError.conflicting(
        Sentence(verbatim: "--proposal"), Sentence("a widget", ko: "위젯"))
    }
    let chosen = try words.isEmpty ? nil : PictureFamily.families(from: words)
    let scene = scene
    var question = PictureQuestion(
      files: files, view: view, widget: widget,
      families: words.isEmpty && view != nil ? [.widget(.systemSmall)] : chosen,
      modes: try scene.modes(), isDark: try scene.isDarkChoices()
    ) { subject, family, mode, isDark in
      var request = try scene.request(
        subject: subject, family: family, mode: mode, isDark: isDark)
      request.proposal = proposal
      request.metrics = metrics
      return request
    }
    question.options.systemVersion = try scene.chosenVersion()
    question.bundle = try scene.bundleFolder()
    return question
  }

  /// The pictures of an answer.
  ///
  /// - Throws: `ExitCode` once a refusal has been printed.
  static func pictures(
    of answer: PictureAnswer, besides others: [VerdictDiagnostic] = [], _ surroundings: Surroundings
  ) throws -> [RenderedWidget] {
    switch answer {
    case .pictures(let pictures, _, _): return pictures
    case .refused(let diagnostics):
      let errors = (diagnostics + others).toldOnce().filter { $0.severity == .error }
      StandardOutput.errorWrite(
        DiagnosticPresenter(Presentation(surroundings.terminal)).string(errors.prefix(10)))
      throw ExitStatus.notPassed.code
    case .nothing(let reason):
      StandardOutput.errorLine(reason.spoken(in: surroundings.terminal.language))
      throw ExitStatus.notPassed.code
    }
  }

  /// Names the widgets that could not be drawn.
  ///
  /// - Throws: `ExitCode` where there is one.
  static func report(_ failures: [PictureFailure], _ surroundings: Surroundings) throws {
    guard !failures.isEmpty else { return }
    var status = ExitStatus.notPassed
    for failed in failures {
      let report = ErrorReport(failed.failure, language: surroundings.terminal.language)
      StandardOutput.errorLine("\(failed.widget): \(report.message)")
      if report.status == .usage { status = .usage }
    }
    throw status.code
  }

  /// What the files use that an older iOS lacks, where that is asked for.
  private func tooNew(in files: [URL], _ studio: Studio) async throws -> [VerdictDiagnostic] {
    guard !deploymentTargets.isEmpty, !files.isEmpty else { return [] }
    return try await studio.availability(of: files, deploymentTargets: deploymentTargets)
  }
}
