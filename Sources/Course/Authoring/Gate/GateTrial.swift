package import Curriculum

/// Something that a lesson shows and that the gate tries out: a figure, a command.
package struct GateTrial: Sendable {
  package var exercise: Exercise
  /// What is tried, for a line of progress: `lesson.en.md:31`.
  package var name: String
  package var run: @Sendable () async -> [GateFinding]

  package init(
    of name: String, in exercise: Exercise, run: @escaping @Sendable () async -> [GateFinding]
  ) {
    self.name = name
    self.exercise = exercise
    self.run = run
  }
}

/// A rule of the gate that is found out by running what a pack shows.
package protocol TrialRule: Sendable {
  /// Whether it is about what lessons show, which can be tried out alone.
  var isOfLessons: Bool { get }

  /// What is to be run for some of a pack's exercises.
  func trials(in pack: Pack, exercises: [Exercise]) -> [GateTrial]
}

extension TrialRule {
  package var isOfLessons: Bool { true }
}
