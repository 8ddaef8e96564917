import ArgumentParser
import Host
import Sentences

/// The root command, with its subcommands in the order in which users need them.
struct RingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rings",
    abstract: Sentence(
      "Learn iOS widgets in a terminal, without a Mac.", ko: "Mac 없이 터미널에서 iOS 위젯을 배워요."
    ).help,
    discussion: Sentence(
      """
      Type `rings` to start: it opens your first exercise and says what to type next.

      Exit codes: 0 success (for check: passed), 1 not passed, 2 invalid command line, \
      3 Rings or its environment failed.
      """,
      ko: """
        `rings` 명령만 입력하면 시작해요. 첫 과제를 열고, 다음에 무엇을 입력할지 알려 줘요.

        종료 코드: 0 성공(check는 통과), 1 통과하지 못함, 2 명령줄이 잘못됨, \
        3 Rings나 그 환경에 문제가 있음
        """
    ).help,
    version: RingsVersion.text,
    subcommands: [],
    groupedSubcommands: [
      CommandGroup(
        name: Sentence("Learning", ko: "학습").help,
        subcommands: [
          TutorCommand.self, CheckCommand.self, WatchCommand.self, ListCommand.self,
          HintCommand.self, ResetCommand.self, SolutionCommand.self, ProgressCommand.self,
          PlacementCommand.self, RouteCommand.self, CertificateCommand.self, ExportCommand.self,
          HandInCommand.self,
        ]),
      CommandGroup(
        name: Sentence("Widget", ko: "위젯 보기").help,
        subcommands: [
          CanvasCommand.self, RenderCommand.self, TryCommand.self, InspectCommand.self,
          TimelineCommand.self,
          GalleryCommand.self, TapCommand.self, SceneCommand.self, ConfigureCommand.self,
          LintCommand.self, LibraryCommand.self, DocsCommand.self,
        ]),
      CommandGroup(
        name: Sentence("Teaching", ko: "강의").help,
        subcommands: [GradeCommand.self, ClassCommand.self, PackCommand.self]),
      CommandGroup(
        name: Sentence("System", ko: "이 컴퓨터").help,
        subcommands: [DoctorCommand.self, BenchCommand.self]),
    ],
    defaultSubcommand: TutorCommand.self)

  /// Returns the command for the arguments.
  ///
  /// A command in the first argument is parsed alone. Otherwise the library would also describe the root and
  /// its default command, which takes the largest part of the launch time. Unknown arguments and requests for
  /// help go to the root.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named =
      arguments.isEmpty
      ? configuration.defaultSubcommand
      : configuration.subcommands.first { $0.configuration.commandName == arguments[0] }
    if named == GradeCommand.self,
      let (step, rest) = GradeStep.named(in: Array(arguments.dropFirst()))
    {
      return try step.parseAsRoot(rest)
    }
    if let named, named.configuration.subcommands.isEmpty,
      let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try parseAsRoot(arguments)
  }
}
