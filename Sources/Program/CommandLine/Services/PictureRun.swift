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
import XcodeProjects

struct PictureRun {
  let scene: SceneOptions
  let bare: BareViewOptions
  let output: OutputOptions
  /// The previews to draw in place of widgets.
  var previews: PreviewSelection?
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
    /// Advice about a font that the written pictures lack.
    var advice: Sentence?
    /// The pictures as a PNG file for a pipe.
    var file: [UInt8]?
  }

  /// Draws the requested pictures.
  ///
  /// - Throws: `OptionError`, and failures of Rings and of the learner's code.
  func outcome(
    of sources: TakenSources, view: String?, widget: String?, families words: [String],
    in context: CommandContext, isAtPrompt: Bool
  ) async throws -> Outcome {
    let files = sources.files
    let question = try question(
      files: files, of: sources.target, view: view, widget: widget, families: words)
    try output.checkTrace()
    try output.checkFile(on: context.terminal, isAtPrompt: isAtPrompt)
    let choice = try output.checkedPictures(on: context.terminal)
    _ = try output.columns(of: context.terminal)
    let service = try scene.playedService()
    let studio = try await Services.studio(for: sources, in: context).playing(service)
    async let older = tooNew(in: files, studio)
    let answer = try await studio.pictures(question)
    var outcome = Outcome(answer: answer, tooNew: try await older, files: files)
    if let out = output.out, case .pictures(let pictures, _, _) = answer, !pictures.isEmpty {
      let place = try context.writablePlace(out)
      let printer = try printer(of: outcome, on: context.terminal)
      outcome.advice = try await PictureFile(place, environment: context.environment)
        .write(pictures, as: output.chosenFormat, by: printer, opens: output.open)
      outcome.written = URL(filePath: out)
    } else if output.chosenFormat == .png, case .pictures(let pictures, _, _) = answer,
      !pictures.isEmpty
    {
      outcome.file = try await PictureFile.pixels(
        of: pictures, by: printer(of: outcome, on: context.terminal), in: context.environment)
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
    guard case .pictures(let pictures, _, let failures) = outcome.answer,
      !pictures.isEmpty || failures.isEmpty
    else {
      return Self.refusal(outcome.answer, besides: outcome.tooNew, on: terminal)
    }
    let printer = try printer(of: outcome, on: terminal)
    let drawn: Printout
    if let out = output.out, outcome.written != nil {
      drawn = .prose(
        ([Sentence.wrotePictures(pictures.count, to: out)] + [outcome.advice].compactMap { $0 })
          .map { $0.spoken(in: terminal.language) + "\n" }.joined())
    } else if let file = outcome.file {
      drawn = .bytes(file)
    } else {
      drawn =
        try outcome.pixels.map { .laidOut($0) + printer.said(of: pictures) }
        ?? printer.printout(of: pictures)
    }
    let report = drawn + Self.report(of: failures, on: terminal)
    guard report.failure == nil, !outcome.tooNew.isEmpty else { return report }
    let presenter = DiagnosticPresenter(Presentation(terminal))
    return
      (report + .laidOut(presenter.string(outcome.tooNew), on: .errors))
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

  /// - Parameter target: The files' target, which only runs on the iOS versions that it's deployed to.
  func question(
    files: [URL], of target: AppTarget? = nil, view: String?, widget: String?,
    families words: [String]
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
    if let oldest = target?.lowestSystem, try scene.chosenVersion() == nil {
      template.systemVersion = max(template.systemVersion, oldest)
    }
    var question = PictureQuestion(
      files: files, view: view, widget: widget,
      families: words.isEmpty && view != nil ? [.widget(.systemSmall)] : chosen, modes: modes,
      isDark: isDark, template: template)
    question.previews = previews
    question.drawsOneEntry = scene.entry != nil
    question.includesActivities = !words.isEmpty && chosen == nil
    question.options.systemVersion = try scene.chosenVersion()
    question.bundle = try scene.bundleFolder()
    question.timeZone = try scene.look.zone.checked()
    return question
  }

  /// Returns the reasons that a response lacks pictures, or an empty printout if nothing is missing.
  static func refusal(
    _ answer: PictureAnswer, besides others: [VerdictDiagnostic] = [],
    on terminal: TerminalCapabilities
  ) -> Printout {
    switch answer {
    case .pictures(_, _, let failures):
      return report(of: failures, on: terminal)
    case .refused(let diagnostics):
      let errors = (diagnostics + others).toldOnce().filter { $0.severity == .error }
      let presenter = DiagnosticPresenter(Presentation(terminal))
      return .laidOut(presenter.string(errors.prefix(10)), on: .errors)
        .failing(ExitStatus.notPassed.code)
    case .nothing(let reason): return Printout().failing(StudioFailure.unanswerable(reason))
    }
  }

  /// Returns the report of undrawn widgets, which fails unless the phone only doesn't offer them.
  private static func report(
    of failures: [PictureFailure], on terminal: TerminalCapabilities
  ) -> Printout {
    let absent = failures.filter(\.isUnavailability)
      .map { $0.sentence.spoken(in: terminal.language) + "\n" }
    let undrawn = failures.filter { !$0.isUnavailability }
    return .prose(absent.joined(), on: .errors)
      .failing(undrawn.isEmpty ? nil : UndrawnPictures(undrawn))
  }

  private func tooNew(in files: [URL], _ studio: Studio) async throws -> [VerdictDiagnostic] {
    guard !deploymentTargets.isEmpty, !files.isEmpty else { return [] }
    return try await studio.availability(of: files, deploymentTargets: deploymentTargets)
  }
}

/// The widgets or previews that couldn't be drawn.
struct UndrawnPictures: SpokenError {
  let failures: [PictureFailure]

  init(_ failures: [PictureFailure]) {
    self.failures = failures
  }

  var sentence: Sentence { .joined(failures.map(\.sentence), separator: "\n") }
}
