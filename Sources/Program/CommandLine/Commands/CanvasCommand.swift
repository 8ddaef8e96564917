import ArgumentParser
import Canvas
import Curriculum
import Foundation
import Host
import Judge
import Learning
import Results
import Sentences
import Stage
import Terminal
import Tutor

struct CanvasCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "canvas",
    abstract: Sentence(
      "See a widget while you write it: redrawn whenever you save.",
      ko: "위젯을 쓰면서 바로 봐요. 저장할 때마다 다시 그려요."
    ).help,
    discussion: Sentence(
      """
      rings canvas Weather.swift      your widget, in as many families and modes as fit
      rings canvas tint-trap          an exercise, with what its checks say
      rings canvas                    the exercise that you have open
      rings canvas tint-trap --browser   the same as a page, on this machine alone
      rings canvas Weather.swift --out now.png   what it shows first, in a file

      Keys change family, mode, scheme, tint, text size, locale, time zone, iOS and timeline entry \
      without compiling again; `?` lists them. Into a pipe, the widget is drawn once.
      """,
      ko: """
        rings canvas Weather.swift      내 위젯을 들어가는 만큼 여러 패밀리와 모드로
        rings canvas tint-trap          과제를 검사 결과와 함께
        rings canvas                    지금 열어 둔 과제
        rings canvas tint-trap --browser   같은 것을 이 컴퓨터에서만 열리는 페이지로
        rings canvas Weather.swift --out now.png   처음 보이는 것을 파일로

        키로 패밀리, 모드, 색 구성, 틴트, 글자 크기, 로케일, 시간대, iOS, 타임라인 엔트리를 바꾸고, 그때마다 \
        다시 컴파일하지 않아요. `?` 키가 모두 보여 줘요. 파이프로 보내면 위젯을 한 번 그려요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "Swift files, folders of them, a project, or an exercise; without any, the exercise you have open.",
        ko: "Swift 파일이나 그런 파일이 든 폴더, 프로젝트, 또는 과제예요. 없으면 지금 열어 둔 과제예요."), valueName: "file"))
  var things: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("A widget by its type or kind.", ko: "타입이나 kind로 고른 위젯이에요."), valueName: "type"))
  var widget: String?

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
    var surroundings = Surroundings.current()
    surroundings.terminal = try surroundings.terminal.showing(file.pictures)
    let session = try await session(in: surroundings)
    if page.browser {
      try await PageOpening(surroundings, language: session.presentation.language)
        .run(session.service, port: page.port ?? 0)
      return
    }
    guard file.out == nil, surroundings.terminal.hasScreen, isatty(STDIN_FILENO) == 1 else {
      try await drawOnce(session, in: surroundings)
      return
    }
    _ = await session.loop.run(session.model)
  }

  private func session(in surroundings: Surroundings) async throws -> CanvasSession {
    let isOfFiles = things.contains { word in
      word.hasSuffix(".swift") || word.contains("/") || FileManager.default.fileExists(atPath: word)
    }
    if isOfFiles || things.count > 1 {
      let language = try options.language(in: surroundings)
      return try await CanvasSession.files(
        things, target: project.target, widget: widget, language: language,
        timeZone: zone.checked(), in: surroundings)
    }
    let course = try options.course(in: surroundings)
    let progress = try course.workspace.progress.load().progress
    let exercise = try course.exercise(things.first, progress: progress)
    return try await CanvasSession.exercise(
      exercise, of: CourseWork(course: course, surroundings: surroundings), widget: widget,
      timeZone: zone.typed())
  }

  /// Draws the canvas's first pictures once, for simple terminals, pipes and files.
  private func drawOnce(
    _ session: CanvasSession, in surroundings: Surroundings
  ) async throws {
    let terminal = surroundings.terminal
    if terminal.isTerminal, file.out == nil {
      StandardOutput.errorLine(
        Sentence(
          "This terminal cannot show a canvas, which writes rows anew. Here is the picture as it is now:",
          ko: "이 터미널에서는 줄을 고쳐 쓰는 캔버스를 볼 수 없어요. 지금 그림은 이래요:"
        ).spoken(in: session.presentation.language))
    }
    let question = try session.services.question(session.order)
    let answer = try await session.studio.pictures(question)
    guard case .pictures(let pictures, _, _) = answer else {
      let refusal = PictureRun.refusal(answer, on: terminal)
      StandardOutput.write(refusal)
      if let failure = refusal.failure { throw failure }
      return
    }
    let printer = PicturePrinter(
      capabilities: terminal, columns: terminal.width, language: session.presentation.language,
      remarks: .init(locator: .init(files: question.files)))
    if let said = try await file.write(pictures, by: printer, in: surroundings) {
      StandardOutput.line(said.spoken(in: session.presentation.language))
      return
    }
    StandardOutput.write(
      try await printer.printout(of: pictures)
        .painted(on: terminal, in: surroundings.environment))
  }
}
