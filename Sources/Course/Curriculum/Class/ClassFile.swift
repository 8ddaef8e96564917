package import Foundation

/// What a teacher says of a class in `class.yml`.
package struct ClassFile: Equatable, Sendable {
  /// What is said of one exercise.
  package struct Part: Equatable, Sendable {
    package var exercise: String
    package var weight: Double
    package var maximum: Double?
    package var isExtra: Bool
    package var due: Date?
  }

  /// Somebody's own due date.
  package struct Extension: Equatable, Sendable {
    package var who: String
    package var exercise: String?
    package var until: Date
  }

  /// What being late costs; times in seconds.
  package struct Late: Equatable, Sendable {
    package var grace = 0
    package var perDay = 0.0
    package var atMost = 100.0
    package var cutoff: Int?
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
  package var thresholds: [(grade: String, percent: Double)]
  /// Whose is what, as for `--who`.
  package var who: [String]

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

  init(
    pack: String?, roster: URL?, zone: TimeZone, parts: [Part], extensions: [Extension],
    late: Late, dropLowest: Int, thresholds: [(grade: String, percent: Double)], who: [String]
  ) {
    self.pack = pack
    self.roster = roster
    self.zone = zone
    self.parts = parts
    self.extensions = extensions
    self.late = late
    self.dropLowest = dropLowest
    self.thresholds = thresholds
    self.who = who
  }

  package static func == (left: ClassFile, right: ClassFile) -> Bool {
    left.pack == right.pack && left.roster == right.roster && left.parts == right.parts
      && left.extensions == right.extensions && left.late == right.late
      && left.dropLowest == right.dropLowest && left.who == right.who
      && left.thresholds.elementsEqual(right.thresholds) { $0 == $1 }
  }
}
