package import Curriculum

/// A part of a lesson that pack validation runs, such as a figure or a command.
package struct LessonContent: Sendable {
  package var exercise: Exercise
  /// The name in the progress output, such as `lesson.en.md:31`.
  package var name: String
  package var run: @Sendable () async -> [ValidationFinding]

  package init(
    of name: String, in exercise: Exercise, run: @escaping @Sendable () async -> [ValidationFinding]
  ) {
    self.name = name
    self.exercise = exercise
    self.run = run
  }
}

/// A rule of pack validation that runs content of the pack.
package protocol ContentRule: Sendable {
  /// Whether the rule is only about lessons, so that it can run without the other rules.
  var isOfLessons: Bool { get }

  /// Returns the content to run for some of a pack's exercises.
  func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent]
}

extension ContentRule {
  package var isOfLessons: Bool { true }
}
