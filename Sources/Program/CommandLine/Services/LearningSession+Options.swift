import Curriculum
import Host
import Learning

extension LearningSession {
  /// A session with the given options.
  ///
  /// - Throws: `OptionError`, `CurriculumError`.
  init(_ options: CourseOptions, exercise: String?) throws {
    let surroundings = Surroundings.current()
    self.init(
      course: try options.course(in: surroundings), surroundings: surroundings,
      exercise: exercise, typed: .ofTheShell)
  }
}

extension TypedCommands {
  /// The shell commands for the prompt.
  static let ofTheShell = TypedCommands(
    look: { order, work, terminal in
      var surroundings = work.surroundings
      surroundings.terminal = terminal
      surroundings.terminal.language = order.language
      return try await PromptCommand(
        order: order, course: work.course, files: work.course.filesAtHand(for: order.exercise)
      ).outcome(in: surroundings)
    },
    showPassed: { order, work, terminal in
      try await BeforeAndAfter(order: order, work: work).outcome(on: terminal)
    })
}
