import ArgumentParser

/// The command line's root: what there is, in the order in which people come to need it.
struct RingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rings",
    abstract: "Learn iOS widgets in a terminal, without a Mac.",
    discussion: """
      Type `rings` alone to start: it opens your first exercise and says what to type next.

      Exit codes: 0 it worked (for check: passed), 1 not passed, 2 the command line is wrong, \
      3 Rings or its environment failed.
      """,
    version: RingsVersion.text,
    subcommands: [],
    groupedSubcommands: [
      CommandGroup(
        name: "Learning",
        subcommands: [
          TutorCommand.self, CheckCommand.self, WatchCommand.self, ListCommand.self,
          HintCommand.self, ResetCommand.self, SolutionCommand.self, ProgressCommand.self,
        ]),
      CommandGroup(
        name: "Looking at widgets",
        subcommands: [
          RenderCommand.self, TryCommand.self, InspectCommand.self, TimelineCommand.self,
          LintCommand.self, LibraryCommand.self,
        ]),
      CommandGroup(name: "Teaching", subcommands: [GradeCommand.self, PackCommand.self]),
      CommandGroup(
        name: "This machine", subcommands: [DoctorCommand.self, BenchCommand.self]),
    ],
    defaultSubcommand: TutorCommand.self)
}

/// The version of Rings, for `--version`, caches and reports.
enum RingsVersion {
  static let text = "0.1.0"
}
