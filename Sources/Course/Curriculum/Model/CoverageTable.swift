import Foundation

/// What a pack promises to teach, and where it does: its `coverage.yml`.
package struct CoverageTable: Sendable {
  /// One thing that is taught.
  package struct Row: Hashable, Sendable {
    /// In a few words.
    package var concept: String
    /// The exercise's id.
    package var exercise: String
    /// The test or question that a learner fails without it; nil while the exercise is missing.
    package var check: String?
  }

  package var rows: [Row]
  /// Exercises that are named and not there yet, by id.
  package var missing: [String]

  /// The table of a pack, or nil where it has none.
  ///
  /// - Throws: `CurriculumError.brokenPack` with what is wrong with the table.
  package init?(of pack: Pack) throws(CurriculumError) {
    let log = ProblemLog()
    let table = CoverageReader(pack: pack, log: log).read()
    guard log.problems.isEmpty else {
      throw .brokenPack(folder: pack.folder, problems: log.problems)
    }
    guard let table else { return nil }
    self = table
  }

  init(rows: [Row], missing: [String]) {
    self.rows = rows
    self.missing = missing
  }
}
