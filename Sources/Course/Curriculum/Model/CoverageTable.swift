import Foundation

/// The concepts that a pack teaches and the exercises that teach them, from its `coverage.yml`.
package struct CoverageTable: Sendable {
  package struct Row: Hashable, Sendable {
    package var concept: String
    package var exercise: String
    /// The test or question that fails without the concept; nil while the exercise is missing.
    package var check: String?
  }

  package var rows: [Row]
  /// The identifiers of planned exercises that don't exist yet.
  package var missing: [String]

  /// Reads a pack's table; nil if the pack has no table.
  ///
  /// - Throws: `CurriculumError.brokenPack` with the table's mistakes.
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
