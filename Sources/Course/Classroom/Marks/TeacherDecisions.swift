package import Foundation

/// The scores, points and comments that a teacher sets by hand, from the tables beside the results.
package struct TeacherDecisions: Sendable {
  package var overrides = MarkOverrides()
  package var handGrades = HandGrades()
  package var comments = LineComments()

  package init() {}

  /// Reads the tables in a results folder.
  ///
  /// - Throws: `GradingError.brokenTable`.
  package init(in folder: URL, policy: MarkPolicy) throws(GradingError) {
    overrides = try MarkOverrides(in: folder)
    handGrades = try HandGrades(in: folder, policy: policy)
    comments = try LineComments(in: folder)
  }

  /// Adds rows to fill in, for a book with sanitized names.
  ///
  /// - Throws: `GradingError`.
  package static func prepare(in folder: URL, for book: GradeBook) throws(GradingError) {
    try MarkOverrides.prepare(in: folder, for: book)
    try HandGrades.prepare(in: folder, for: book)
  }
}
