package import Curriculum
import Drawing
import Foundation
package import Host
import Judge
import Results
package import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

/// An exercise as learners see it, from its first page to its solution, for its author.
package struct ExercisePreview {
  let pack: Pack
  let exercise: Exercise
  let language: Language
  let context: CommandContext
  let services: Services

  package init(
    pack: Pack, exercise: Exercise, language: Language, context: CommandContext,
    services: Services
  ) {
    self.pack = pack
    self.exercise = exercise
    self.language = language
    self.context = context
    self.services = services
  }

  /// Shows the exercise, writing each part when it is ready.
  package func show(write: (String) -> Void) async throws {
    var presentation = Presentation(context.terminal, language: language)
    let lesson = try exercise.lesson(language: language.rawValue)
    let texts = [lesson] + exercise.questions.map { $0.prompt.text(in: language.rawValue) }
    presentation.figures = await LessonIllustration(pack: pack, context: context)
      .figures(
        texts.flatMap { MarkdownDocument(parsing: $0).code(in: LessonFigure.fence) }, of: exercise,
        language, on: context.terminal)
    let lessonLines = LessonPresenter(presentation)
      .lines(exercise, in: pack, text: lesson, files: [])
    write(lessonLines.encoded(for: context.terminal))
    guard exercise.kind == .code else {
      for number in exercise.questions.indices {
        let question = QuestionPresenter(presentation).linesForAuthor(number, of: exercise)
        write("\n" + question.encoded(for: context.terminal))
      }
      return
    }
    for file in exercise.startFiles {
      write(Self.heading(file.lastPathComponent) + starter(file))
    }
    for number in exercise.hints.indices {
      write("\n" + HintPresenter(presentation).string(number + 1, of: exercise))
    }
    let start = await services.judge.verdict(
      for: exercise, in: pack, files: exercise.startFiles)
    let verdict = start.forLearner(of: exercise, in: language)
    presentation.checkPictures = await CheckPictures(on: context.terminal, in: context.environment)
      .rows(of: VerdictPresenter.pictures(in: verdict, showsAll: true), in: language)
    write(
      Self.heading("check")
        + VerdictPresenter(presentation).string(verdict, of: exercise, showsAll: true))
    if exercise.preview != nil { try await showPictures(write: write) }
    try showAnswers(presentation, write: write)
  }

  private func showPictures(write: (String) -> Void) async throws {
    write(Self.heading("Start") + (try await pictures(of: exercise.startFiles)))
    if let solution = try? pack.solutionFiles(of: exercise) {
      write(Self.heading("Solutions") + (try await pictures(of: solution)))
    }
  }

  /// Shows the pack's known answers, each with its differences from the solution.
  private func showAnswers(_ presentation: Presentation, write: (String) -> Void) throws {
    // Students' copies have no solutions.
    guard pack.solutionFolder(of: exercise) != nil else { return }
    let bases = try AnswerBases(of: exercise, in: pack)
    let presenter = KnownAnswerPresenter(presentation)
    func show(_ name: String, _ lines: [StyledText]) {
      write(Self.heading(name) + lines.encoded(for: context.terminal))
    }
    for wrong in try exercise.wrongAnswers() {
      show("Wrong/\(wrong.name)", presenter.lines(wrong, from: bases))
    }
    for right in try exercise.rightAnswers() {
      show("Right/\(right.name)", presenter.lines(right, from: bases))
    }
  }

  private static func heading(_ text: String) -> String { "\n── \(text) ──\n" }

  private func starter(_ file: URL) -> String {
    let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    let table = exercise.starterTable(language: language.rawValue)
    return UntrustedText(String(decoding: table.translated(bytes), as: UTF8.self))
      .sanitized(limit: .max, keepsLines: true)
  }

  /// Returns the exercise's preview drawn from the files, or an error message.
  private func pictures(of files: [URL]) async throws -> String {
    let own = Set((exercise.startFiles + files).map(\.lastPathComponent))
    let used = try UsedFiles(of: exercise, in: pack, ownNames: own) { _ in [] }.files.map(\.file)
    guard let preview = exercise.preview else { return "" }
    var question = PictureQuestion(
      preview, of: files + used,
      template: RenderRequest(subject: .widget(nil), locale: language.pictureLocale))
    question.timeZone = exercise.viewingTimeZone(onMachineIn: .machine())
    question.besideResources = pack.resourceHolders(for: exercise)
    switch try await services.studio.playing(exercise.service).pictures(question) {
    case .pictures(let pictures, _, _):
      let printer = PicturePrinter(
        capabilities: context.terminal, columns: context.terminal.width,
        language: language)
      return try printer.text(of: pictures)
    case .refused(let diagnostics):
      return DiagnosticPresenter(Presentation(context.terminal, language: language))
        .string(diagnostics.filter { $0.severity == .error }.prefix(1))
    case .nothing(let reason): return reason.spoken(in: language) + "\n"
    }
  }
}
