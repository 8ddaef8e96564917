package import Foundation

/// The settings for grading a class of learners, from `class.yml`.
package struct ClassFile: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    package var exercise: String
    package var weight = 1.0
    /// The maximum number of points; nil for the exercise's own maximum.
    package var maximum: Double?
    /// Whether the exercise only adds points: its maximum doesn't count toward the total.
    package var isExtra = false
    package var due: Date?
    /// The criteria that the teacher grades in addition to the checks.
    package var criteria: [Criterion] = []

    package init(exercise: String) { self.exercise = exercise }
  }

  /// A criterion that the teacher grades.
  package struct Criterion: Equatable, Sendable {
    package var identifier: String
    package var title: String
    /// The maximum number of points.
    package var points: Double
    /// The requirements for full points; nil if the title says enough.
    package var words: String?

    package init(identifier: String, title: String, points: Double, words: String? = nil) {
      self.identifier = identifier
      self.title = title
      self.points = points
      self.words = words
    }
  }

  /// The rule that chooses among a learner's attempts at an exercise.
  package enum AttemptRule: String, CaseIterable, Codable, Sendable {
    case last, best, first
  }

  /// A learner's extended due date.
  package struct Extension: Equatable, Sendable {
    package var who: String
    /// The exercise's identifier; nil for all exercises.
    package var exercise: String?
    package var until: Date

    package init(who: String, exercise: String?, until: Date) {
      self.who = who
      self.exercise = exercise
      self.until = until
    }
  }

  /// A grade with its minimum percentage.
  package struct Threshold: Equatable, Sendable {
    package var grade: String
    package var percent: Double

    package init(grade: String, percent: Double) {
      self.grade = grade
      self.percent = percent
    }
  }

  /// The late penalty; times are in seconds.
  package struct Late: Equatable, Sendable {
    /// The lateness that costs no points.
    package var grace = 0
    /// The percentage of the earned points to deduct for each day begun.
    package var perDay = 0.0
    /// The maximum deduction in percent.
    package var atMost = 100.0
    /// The lateness after which nothing counts; nil for no limit.
    package var cutoff: Int?

    package init() {}
  }

  package static let name = "class.yml"
  package static let format = 1

  package var pack: String?
  /// The identifier of the pack's route to grade; nil to grade `parts`, or the whole pack.
  package var route: String?
  /// The roster's file; relative paths start from the class file.
  package var roster: URL?
  package var zone: TimeZone
  /// The exercises to grade, or settings for exercises of the route; empty to grade the route or the whole
  /// pack.
  package var parts: [Part]
  package var extensions: [Extension]
  package var late: Late
  package var attempts: AttemptRule
  package var dropLowest: Int
  /// The grade thresholds, from the highest to the lowest.
  package var thresholds: [Threshold]
  /// The patterns of `--who`.
  package var who: [String]
}

extension ClassFile {
  /// Returns the identifiers of the exercises to grade: those of the route, then further listed ones.
  ///
  /// The list is empty if the class file names neither a route nor exercises.
  ///
  /// - Throws: `CurriculumError.unknownRoute`.
  package func exercises(in pack: Pack) throws(CurriculumError) -> [String] {
    let listed = parts.map(\.exercise)
    guard let route else { return listed }
    let followed = pack.exercises(on: try pack.findRoute(route)).map(\.identifier)
    return followed + listed.filter { !followed.contains($0) }
  }

  /// Reads a `class.yml` file.
  ///
  /// - Throws: `CurriculumError.brokenClass` with all mistakes.
  package init(_ file: URL) throws(CurriculumError) {
    let log = ProblemLog()
    let read = ClassFileReader(file: file, log: log).read()
    guard let read, log.problems.isEmpty else {
      throw .brokenClass(file: file, problems: log.problems)
    }
    self = read
  }
}
