import ArgumentParser
import Canvas
import Curriculum
import Foundation
import Host
import Judge
import Learning
import Results
import Sentences
import WorkerProtocol
import Terminal
import Tutor

struct CanvasCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "canvas",
    abstract: Sentence(
      "Preview a widget live; redraws on every save.",
      ko: "위젯을 작성하면서 미리 봐요. 저장할 때마다 다시 그려요."
    ).help,
    discussion: Sentence(
      """
      rings canvas Weather.swift                 every family and mode that fits the screen
      rings canvas tint-trap                     an exercise, with its check results
      rings canvas                               the exercise you have open
      rings canvas tint-trap --browser           the same, as a page on this machine
      rings canvas Weather.swift --out now.png   the first pictures, as a file

      Keys change the family, mode, color scheme, tint, text size, locale, time zone, iOS version \
      and timeline entry without compiling again; press `?` to list them. In a pipe, the widget is \
      drawn once.
      """,
      ko: """
        rings canvas Weather.swift                 창에 들어가는 모든 패밀리와 모드
        rings canvas tint-trap                     과제와 검사 결과
        rings canvas                               지금 열어 둔 과제
        rings canvas tint-trap --browser           같은 내용을 브라우저 페이지로
        rings canvas Weather.swift --out now.png   처음 보이는 그림을 파일로

        키를 누르면 다시 컴파일하지 않고 패밀리, 모드, 색 구성, 틴트, 글자 크기, 로케일, 시간대, iOS 버전, \
        타임라인 엔트리를 바꿔요. `?` 키를 누르면 모든 키를 보여 줘요. 파이프로 보내면 위젯을 한 번 그려요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "Swift files or folders, a project, or an exercise (default: the exercise you have open).",
        ko: "Swift 파일이나 폴더, 프로젝트, 또는 과제예요(기본값: 지금 열어 둔 과제)."), valueName: "file"))
  var things: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("The widget's type or kind.", ko: "위젯의 타입이나 kind예요."), valueName: "type"))
  var widget: String?

  @OptionGroup var story: PreviewOption
  @Option(
    help: ArgumentHelp(
      Sentence("The screen size in points, such as 375x667.", ko: "포인트로 적은 화면 크기예요(예: 375x667)."),
      valueName: "WxH"))
  var device: String?

  @OptionGroup var project: TargetOption
  @OptionGroup var zone: TimeZoneOption

  @OptionGroup(title: Sentence("In a browser", ko: "브라우저").help) var page: PageOptions

  @OptionGroup(title: Sentence("Output", ko: "출력").help) var file: PictureFileOptions

  @OptionGroup var options: CourseOptions

  func validate() throws { try page.check() }

  func run() async throws {
    try file.check()
    for (option, isGiven) in [("--out", file.out != nil), ("--pictures", file.pictures != nil)]
    where page.browser && isGiven {
      throw OptionError.contradiction("--browser", option)
    }
    var context = CommandContext.current()
    context.terminal = try context.terminal.showing(file.pictures)
    var session = try await session(in: context)
    session.model = session.model.on(device)
    if page.browser {
      try await PageOpening(context, language: session.presentation.language)
        .run(session, port: page.port)
      return
    }
    guard file.out == nil, context.terminal.hasScreen, isatty(STDIN_FILENO) == 1 else {
      try await drawOnce(session, in: context)
      return
    }
    _ = await session.loop.run(session.model)
  }

  private func session(in context: CommandContext) async throws -> CanvasSession {
    let isOfFiles = things.contains { word in
      word.hasSuffix(".swift") || word.contains("/") || FileManager.default.fileExists(atPath: word)
    }
    if isOfFiles || things.count > 1 {
      let language = try options.language(in: context)
      return try await CanvasSession.files(
        things, target: project.target, widget: widget, language: language,
        timeZone: zone.checked(), in: context
      ).showing(story.selection)
    }
    let course = try options.course(in: context)
    let progress = try course.workspace.progress.load().progress
    let exercise = try course.exercise(things.first, progress: progress)
    return try await CanvasSession.exercise(
      exercise, of: CourseWork(course: course, context: context), widget: widget,
      timeZone: zone.typed()
    ).showing(story.selection)
  }

  /// Draws the canvas's first pictures once, for simple terminals, pipes and files.
  private func drawOnce(
    _ session: CanvasSession, in context: CommandContext
  ) async throws {
    let terminal = context.terminal
    if terminal.isTerminal, file.out == nil {
      StandardOutput.errorLine(
        Sentence(
          "This terminal can't redraw lines, so it can't show a live canvas. Here's the current picture:",
          ko: "이 터미널에서는 줄을 다시 그릴 수 없어서 캔버스를 보여 줄 수 없어요. 지금 그림은 이래요:"
        ).spoken(in: session.presentation.language))
    }
    let question = try session.services.question(session.order)
    let answer = try await session.studio.pictures(question)
    let refusal = PictureRun.refusal(answer, on: terminal)
    guard case .pictures(let pictures, _, _) = answer, !pictures.isEmpty else {
      StandardOutput.write(refusal)
      if let failure = refusal.failure { throw failure }
      return
    }
    let printer = PicturePrinter(
      capabilities: terminal, columns: terminal.width, language: session.presentation.language,
      remarks: .init(locator: .init(files: question.files)))
    if let said = try await file.write(pictures, by: printer, in: context) {
      StandardOutput.line(said.spoken(in: session.presentation.language))
      return
    }
    StandardOutput.write(
      try await printer.printout(of: pictures)
        .painted(on: terminal, in: context.environment) + refusal)
    if let failure = refusal.failure { throw failure }
  }
}
