package import Foundation
import Sentences

/// The teacher's manual decisions, in a table beside the results.
///
/// Rings reads the table before each report and never changes existing rows.
package struct MarkOverrides: Sendable {
  /// The score that replaces the judge's points.
  package enum Score: Equatable, Sendable {
    case points(Double)
    case excused
  }

  /// The decision in one row.
  package struct Entry: Equatable, Sendable {
    package var score: Score?
    package var comment: String?
  }

  package static let fileName = "overrides.csv"
  private static let header = ["learner", "exercise", "score", "comment"]

  private var entries: [[String]: Entry] = [:]

  package init() {}

  /// Reads the table in a results folder; creates an empty value if there's no table.
  ///
  /// - Throws: `GradingError.brokenTable` for an invalid score.
  package init(in folder: URL) throws(GradingError) {
    guard let (file, columns) = try Self.table(in: folder) else { return }
    for row in file.table.body {
      let fields = columns.map { SanitizedCell.text(file.table.value(row, $0)) }
      guard !fields[0].isEmpty, !fields[2].isEmpty || !fields[3].isEmpty else { continue }
      guard let score = Self.score(fields[2]) else {
        throw .brokenTable(
          file.place.path,
          reason: Sentence(
            "line \(row + 1) has an invalid score, “\(fields[2])”. Write a number of points such as 7.5, or “excused”.",
            ko: "\(row + 1)번째 줄의 점수 “\(fields[2])” 값을 읽을 수 없어요. 7.5 같은 점수나 excused를 적으세요."))
      }
      entries[[Self.key(fields[0]), fields[1]]] = Entry(
        score: score.value, comment: fields[3].isEmpty ? nil : fields[3])
    }
  }

  /// Returns the table in a results folder and its column indices; nil if there's no table.
  private static func table(in folder: URL) throws(GradingError) -> (TableFile, columns: [Int])? {
    let place = folder.appending(path: fileName)
    guard FileManager.default.fileExists(atPath: place.path) else { return nil }
    let file = try TableFile(place)
    let titles = file.table.header.map(ComparableName.of)
    let columns = header.compactMap { titles.firstIndex(of: $0) }
    guard columns.count == header.count else {
      throw .brokenTable(
        place.path,
        reason: Sentence(
          "the first row must have the columns learner, exercise, score and comment.",
          ko: "첫 줄에 learner, exercise, score, comment 열이 있어야 해요."))
    }
    return (file, columns)
  }

  package func entry(of learner: String, exercise: String) -> Entry? {
    entries[[Self.key(learner), exercise]]
  }

  /// Returns the decisions under new learner names, without comments.
  func renamed(_ names: [String: String]) -> MarkOverrides {
    let keys = Dictionary(
      names.map { (Self.key($0.key), Self.key($0.value)) }, uniquingKeysWith: { first, _ in first })
    var renamed = MarkOverrides()
    for (key, entry) in entries {
      guard let name = keys[key[0]] else { continue }
      // Drop comments, because they are addressed to a learner.
      renamed.entries[[name, key[1]]] = Entry(score: entry.score, comment: nil)
    }
    return renamed
  }

  /// Adds a row for each missing learner and exercise, so that the teacher only fills in fields.
  ///
  /// - Throws: `GradingError`.
  package static func prepare(in folder: URL, for book: GradeBook) throws(GradingError) {
    let known = try table(in: folder)
    let columns = known?.columns ?? Array(header.indices)
    guard var file = known?.0 ?? TableFile(folder.appending(path: fileName), titles: header) else {
      return
    }
    var rows = Set(
      file.table.body.map { row in
        [
          key(SanitizedCell.text(file.table.value(row, columns[0]))),
          file.table.value(row, columns[1]),
        ]
      })
    var isChanged = known == nil
    for learner in book.learners {
      for exercise in book.exercises.map(\.identifier)
      where rows.insert([key(learner), exercise]).inserted {
        var row = Array(repeating: "", count: max(file.table.header.count, header.count))
        row[columns[0]] = SanitizedCell.plain(learner)
        row[columns[1]] = exercise
        file.table.append(row)
        isChanged = true
      }
    }
    if isChanged { try file.write() }
  }

  /// Drops the apostrophe that protects a name from being read as a formula.
  ///
  /// Some spreadsheets remove it on saving.
  private static func key(_ learner: String) -> String {
    String(SanitizedCell.text(learner).drop { $0 == "'" })
  }

  private static func score(_ text: String) -> (value: Score?, Void)? {
    if text.isEmpty { return (nil, ()) }
    if ["excused", "면제", "ex"].contains(text.lowercased()) { return (.excused, ()) }
    let number = Double(text.replacing(",", with: "."))
    guard let number, number.isFinite, (0...1e6).contains(number) else { return nil }
    return (.points(number), ())
  }
}
