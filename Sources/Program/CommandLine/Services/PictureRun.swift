import Compiling
import Drawing
import Foundation
import Host
import Judge
import PhoneFacts
import Results
import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

struct PictureRun {
  let scene: SceneOptions
  let bare: BareViewOptions
  let output: OutputOptions
  /// Additional iOS versions that the files must compile for.
  var deploymentTargets: [SystemVersion] = []

  struct Outcome {
    var answer: PictureAnswer
    /// Uses of API that the deployment targets lack.
    var tooNew: [VerdictDiagnostic] = []
    var files: [URL]
    var written: URL?
    /// The pictures as pixels, if the terminal supports them.
    var pixels: String?
  }

  /// Draws the requested pictures.
  ///
  /// - Throws: `OptionError`, and failures of Rings and of the learner's code.
  func outcome(
    of sources: TakenSources, view: String?, widget: String?, families words: [String],
    in context: CommandContext
  ) async throws -> Outcome {
    let files = sources.files
    let question = try question(files: files, view: view, widget: widget, families: words)
    try output.checkTrace()
    try output.checkFile()
    let choice = try output.checkedPictures(on: context.terminal)
    _ = try output.columns(of: context.terminal)
    let service = try scene.playedService()
    let studio = try await Services.studio(for: sources, in: context).playing(service)
    async let older = tooNew(in: files, studio)
    let answer = try await studio.pictures(question)
    var outcome = Outcome(answer: answer, tooNew: try await older, files: files)
    if let out = output.out, case .pictures(let pictures, _, _) = answer {
      let place = try context.writablePlace(out)
      let printer = try printer(of: outcome, on: context.terminal)
      try await PictureFile(place, environment: context.environment)
        .write(pictures, as: output.chosenFormat, by: printer, opens: output.open)
      outcome.written = URL(filePath: out)
    } else if output.chosenFormat == .ansi, !output.describe, !context.terminal.isPlain,
      case .pictures(let pictures, _, _) = answer
    {
      outcome.pixels = try await PixelPrinter(
        choice: choice, environment: context.environment,
        columns: try output.columns(of: context.terminal)
      ).text(of: pictures, by: printer(of: outcome, on: context.terminal))
    }
    return outcome
  }

  /// Returns the pictures, or the reason there are none.
  ///
  /// - Throws: `OptionError`.
  func printout(of outcome: Outcome, on terminal: TerminalCapabilities) throws -> Printout {
    guard case .pictures(let pictures, _, let failures) = outcome.answer else {
      return Self.refusal(outcome.answer, besides: outcome.tooNew, on: terminal)
    }
    let printer = try printer(of: outcome, on: terminal)
    let drawn =
      outcome.written == nil
      ? try outcome.pixels.map { .laidOut($0) + printer.said(of: pictures) }
        ?? printer.printout(of: pictures)
      : .prose(
        Sentence.wrotePictures(pictures.count, to: output.out ?? "")
          .spoken(in: terminal.language) + "\n")
    guard failures.isEmpty else { return drawn + Self.printout(of: failures, on: terminal) }
    guard !outcome.tooNew.isEmpty else { return drawn }
    let presenter = DiagnosticPresenter(Presentation(terminal))
    return
      (drawn + .laidOut(presenter.string(outcome.tooNew), on: .errors))
      .failing(ExitStatus.notPassed.code)
  }

  private func printer(
    of outcome: Outcome, on terminal: TerminalCapabilities
  ) throws -> PicturePrinter {
    PicturePrinter(
      capabilities: terminal, columns: try output.columns(of: terminal),
      format: output.chosenFormat,
      isDescribed: output.describe, isTraced: output.trace, language: terminal.language,
      remarks: PictureRemarks(locator: ViewLocator(files: outcome.files)))
  }

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
    let (modes, isDark) = (try scene.modes(), try scene.isDarkChoices())
    var template = try scene.request(
      subject: .widget(widget), family: .widget(.systemSmall), mode: .fullColor, isDark: false)
    template.proposal = proposal
    template.metrics = metrics
    var question = PictureQuestion(
      files: files, view: view, widget: widget,
      families: words.isEmpty && view != nil ? [.widget(.systemSmall)] : chosen, modes: modes,
      isDark: isDark, template: template)
    question.options.systemVersion = try scene.chosenVersion()
    question.bundle = try scene.bundleFolder()
    question.timeZone = try scene.look.zone.checked()
    return question
  }

  /// Returns the reason that a response has no pictures, or an empty printout if the response has pictures.
  static func refusal(
    _ answer: PictureAnswer, besides others: [VerdictDiagnostic] = [],
    on terminal: TerminalCapabilities
  ) -> Printout {
    switch answer {
    case .pictures: return Printout()
    case .refused(let diagnostics):
      let errors = (diagnostics + others).toldOnce().filter { $0.severity == .error }
      let presenter = DiagnosticPresenter(Presentation(terminal))
      return .laidOut(presenter.string(errors.prefix(10)), on: .errors)
        .failing(ExitStatus.notPassed.code)
    case .nothing(let reason):
      return .prose(reason.spoken(in: terminal.language) + "\n", on: .errors)
        .failing(ExitStatus.notPassed.code)
    }
  }

  private static func printout(
    of failures: [PictureFailure], on terminal: TerminalCapabilities
  ) -> Printout {
    let reports = failures.map { ErrorReport($0, language: terminal.language) }
    let isImpossible = reports.contains { $0.status == .usage }
    return .prose(reports.map { "\($0.message)\n" }.joined(), on: .errors)
      .failing((isImpossible ? ExitStatus.usage : .notPassed).code)
  }

  private func tooNew(in files: [URL], _ studio: Studio) async throws -> [VerdictDiagnostic] {
    guard !deploymentTargets.isEmpty, !files.isEmpty else { return [] }
    return try await studio.availability(of: files, deploymentTargets: deploymentTargets)
  }
}
