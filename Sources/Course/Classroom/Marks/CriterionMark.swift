import Curriculum
import Sentences

/// The points that the teacher gave for one criterion.
package struct CriterionMark: Encodable, Equatable, Sendable {
  package var identifier: String
  package var title: String
  /// The points; nil for a criterion that isn't graded yet.
  package var points: Double?
  package var limit: Double
  /// The requirements for full points; nil if the title says enough.
  package var words: String?
  package var comment: String?

  private enum CodingKeys: String, CodingKey {
    case identifier = "id"
    case limit = "max"
    case title, points, words, comment
  }

  init(_ criterion: ClassFile.Criterion, _ grade: HandGrades.Grade?) {
    identifier = criterion.identifier
    title = criterion.title
    limit = criterion.points
    words = criterion.words
    points = grade?.points
    comment = grade?.comment
  }

  /// The points and the maximum, such as `2/3`, or `–/3` for a criterion that isn't graded yet.
  package var score: String {
    "\(points.map(GradeBookCSV.number) ?? "–")/\(GradeBookCSV.number(limit))"
  }
}

extension ClassMark {
  /// Adds the points of a class's criteria.
  ///
  /// They have no late penalty, and a score in `overrides.csv` replaces only the checks' points.
  mutating func add(_ criteria: [CriterionMark]) {
    guard !criteria.isEmpty else { return }
    self.criteria = criteria
    limit += criteria.reduce(0) { $0 + $1.limit }
    guard !isExcused else { return }
    points += criteria.reduce(0) { $0 + ($1.points ?? 0) }
    let waiting = criteria.filter { $0.points == nil }
    guard !hasNothing, !waiting.isEmpty else { return }
    let titles = Sentence(listing: waiting.map { Sentence(verbatim: $0.title) })
    reasons.append(Sentence("not yet graded: \(titles)", ko: "아직 채점하지 않음: \(titles)"))
  }
}
