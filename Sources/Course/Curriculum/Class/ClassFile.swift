package import Foundation

/// What a teacher says of a class in `class.yml`.
package struct ClassFile: Equatable, Sendable {
  /// What is said of one exercise.
  package struct Part: Equatable, Sendable {
    package var exercise: String
    package var weight = 1.0
    /// The most that the exercise counts; nil for its own points.
    package var maximum: Double?
    /// Whether it only adds points.
    package var isExtra = false
    package var due: Date?

    package init(exercise: String) { self.exercise = exercise }
  }

  /// Somebody's own due date.
  package struct Extension: Equatable, Sendable {
    package var who: String
    /// Nil for every exercise.
    package var exercise: String?
    package var until: Date

    package init(who: String, exercise: String?, until: Date) {
      self.who = who
      self.exercise = exercise
      self.until = until
    }
  }

  /// A grade that is given from a percentage on.
  package struct Threshold: Equatable, Sendable {
    package var grade: String
    package var percent: Double

    package init(grade: String, percent: Double) {
      self.grade = grade
      self.percent = percent
    }
  }

  /// What being late costs; times in seconds.
  package struct Late: Equatable, Sendable {
    /// For which nothing is taken away.
    package var grace = 0
    /// Of what was earned, in percent for each day begun.
    package var perDay = 0.0
    /// In percent.
    package var atMost = 100.0
    /// After which nothing counts; nil where everything does.
    package var cutoff: Int?

    package init() {}
  }

  package static let name = "class.yml"
  package static let format = 1

  package var pack: String?
  /// A list of people, beside the file.
  package var roster: URL?
  package var zone: TimeZone
  /// Empty where all of the pack is graded.
  package var parts: [Part]
  package var extensions: [Extension]
  package var late: Late
  package var dropLowest: Int
  /// From the highest on.
  package var thresholds: [Threshold]
  /// Whose is what, as for `--who`.
  package var who: [String]
}

extension ClassFile {
  /// Reads a class's file.
  ///
  /// - Throws: `CurriculumError.brokenClass` with everything that is wrong in it.
  package init(_ file: URL) throws(CurriculumError) {
    let log = ProblemLog()
    let read = ClassFileReader(file: file, log: log).read()
    guard let read, log.problems.isEmpty else {
      throw .brokenClass(file: file, problems: log.problems)
    }
    self = read
  }
}
