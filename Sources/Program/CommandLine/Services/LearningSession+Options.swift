import Curriculum
import Host
import Learning
import Terminal

extension LearningSession {
  /// Creates a session with the given options.
  ///
  /// - Parameter pictures: The way to show pictures, now and later; nil for the way chosen earlier.
  /// - Throws: `OptionError`, `CurriculumError`.
  init(_ options: CourseOptions, exercise: String?, pictures: String? = nil) throws {
    let context = CommandContext.current()
    self.init(
      course: try options.course(in: context), context: context, exercise: exercise,
      typed: .ofTheShell, pictures: try pictures.map(PictureWay.init(option:)))
  }
}

extension TypedCommands {
  /// The shell commands for the prompt.
  static let ofTheShell = TypedCommands(
    look: { order, work, terminal in
      var context = work.context
      context.terminal = terminal
      context.terminal.language = order.language
      return try await PromptCommand(
        order: order, course: work.course, files: work.course.filesAtHand(for: order.exercise)
      ).outcome(in: context)
    },
    showPassed: { order, work, terminal in
      try await BeforeAndAfter(order: order, work: work).outcome(on: terminal)
    })
}
