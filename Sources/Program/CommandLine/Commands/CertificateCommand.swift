import ArgumentParser
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Terminal
import XcodeProjects

struct CertificateCommand: AsyncParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "certificate",
    abstract: Sentence(
      "Make a page to keep: your widget, and what you learned.", ko: "내 위젯과 배운 것을 담은 페이지를 만들어요."
    ).help,
    discussion: Sentence(
      """
      rings certificate                     two files in your workspace: certificate.html and widget.png
      rings certificate --name "Kim Minji"  with your name, which is remembered
      """,
      ko: """
        rings certificate                  작업 폴더에 certificate.html, widget.png 파일을 만들어요
        rings certificate --name "김민지"  이름을 넣어요. 이름은 기억해 둬요
        """
    ).help)

  @OptionGroup var options: CourseOptions

  @Option(
    help: ArgumentHelp(
      Sentence("Your name, if you want it on the page.", ko: "페이지에 넣을 이름이에요. 없어도 돼요."),
      valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      Sentence("A folder for the files (default: your workspace).", ko: "파일을 넣을 폴더예요(기본값: 작업 폴더)."),
      valueName: "folder"))
  var out: String?

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    options.settle(in: open)
  }

  struct Made {
    let page: String
    let picture: String
    let isNamed: Bool
    /// Advice about a font that the picture lacks.
    let advice: Sentence?
    let language: Language
  }

  func printout(of made: Made, on terminal: TerminalCapabilities) throws -> Printout {
    let written = Sentence(
      "Your certificate is \(made.page), and your widget is \(made.picture).",
      ko: "수료증은 \(made.page), 위젯 그림은 \(made.picture) 파일이에요.")
    let hint = Sentence(
      "`certificate --name \"…\"` puts your name on it.",
      ko: "`certificate --name \"…\"` 명령으로 이름을 넣을 수 있어요.")
    let lines = [written] + [made.advice].compactMap { $0 } + (made.isNamed ? [] : [hint])
    return .prose(lines.map { $0.spoken(in: made.language) }.joined(separator: "\n") + "\n")
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) async throws -> Made {
    let course = try options.course(in: context)
    let store = course.workspace.progress
    var progress = try store.load().progress
    guard let widget = progress.finishedWidget(in: course.pack),
      case let own = course.workspace.files(of: widget, in: course.pack), !own.isEmpty
    else { throw ExportError.noWidgetYet }
    if let name = name?.trimmingCharacters(in: .whitespaces), !name.isEmpty {
      progress = try store.update { progress in
        let person = progress.person
        progress.person = LearnerPerson(name: name, id: person?.id, email: person?.email)
      }.progress
    }
    let folder = out.map { context.readablePlace($0) } ?? course.workspace.folder
    let picture = folder.appending(path: Certificate.pictureName)
    let page = try context.writablePlace(folder.appending(path: Certificate.pageName)).url
    try Certificate.requireOwn(in: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let advice = try await draw(
      widget, own + course.usedFiles(of: widget, besides: own), to: picture, course, context)
    let certificate = Certificate(
      pack: course.pack, progress: progress, picture: try Data(contentsOf: picture),
      language: course.language, date: Date())
    try Data(certificate.page.utf8).write(to: page, options: .atomic)
    return Made(
      page: context.abbreviated(page), picture: context.abbreviated(picture),
      isNamed: progress.person != nil, advice: advice, language: course.language)
  }

  /// Draws the widget in every family and mode, as `render` does; returns advice about a missing font.
  private func draw(
    _ exercise: Exercise, _ files: [URL], to picture: URL, _ course: Course,
    _ context: CommandContext
  ) async throws -> Sentence? {
    let words = [
      "--family", "all", "--mode", "all", "--locale", course.language.pictureLocale,
      "--out", picture.path,
    ]
    var command = try RenderCommand.parse(files.map(\.path) + words)
    command.widget = exercise.preview?.widget
    let finding = try await command.finding(in: context, at: nil)
    let printout = try command.printout(of: finding, on: context.terminal)
    if let failure = printout.failure {
      StandardOutput.write(printout)
      throw failure
    }
    guard case .pictures(let outcome) = finding else { return nil }
    return outcome.advice
  }
}
