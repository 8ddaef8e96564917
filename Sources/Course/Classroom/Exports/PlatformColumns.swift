/// The columns of an exported grade book that hold marks.
struct PlatformColumns {
  struct Column {
    var index: Int
    /// The maximum mark for all learners, if the column's title contains it.
    var fixed: Double?
    /// The row or column that contains the maximum mark.
    var maximumRow: Int?
    var maximumColumn: Int?

    func maximum(_ row: Int, _ table: DelimitedTable) -> Double? {
      let text =
        maximumColumn.map { table.value(row, $0) } ?? maximumRow.map { table.value($0, index) }
      return fixed ?? text.flatMap(PlatformColumns.number)
    }
  }

  private(set) var marks: [Column] = []
  /// The column for the teacher's comment.
  private(set) var comment: Int?
  private var lock: Int?
  /// The platform's code for an excused learner; nil if the platform has none.
  private(set) var excused: String?
  /// Whether numbers in this file have a decimal comma.
  private(set) var usesComma = false

  init(_ table: DelimitedTable) {
    let header = table.header
    let words = header.map(ComparableName.of)
    let limits = (1..<min(max(table.rowCount, 1), 4)).first { row in
      table.values(of: row).contains {
        $0.lowercased().contains("points possible") || $0.contains("만점")
      }
    }
    for (index, title) in header.enumerated() {
      if let match = title.firstMatch(of: /\[[^\]]*?:\s*([\d.,]+)[^\]]*\]\s*\|/) {
        marks.append(Column(index: index, fixed: Self.number(String(match.1))))
      } else if let match = title.firstMatch(of: /<[^>]*MaxPoints:\s*([\d.,]+)/) {
        marks.append(Column(index: index, fixed: Self.number(String(match.1))))
      } else if let limits, title.firstMatch(of: /\(\d+\)\s*$/) != nil {
        marks.append(Column(index: index, maximumRow: limits))
        excused = "EX"
      } else if ["grade", "성적", "점수", "الدرجة"].contains(words[index]) {
        let column = words.firstIndex { ["maximumgrade", "최고성적", "최고점수"].contains($0) }
        marks.append(Column(index: index, maximumColumn: column))
      } else if title.hasSuffix("(Real)") || title.hasSuffix("(실제)") {
        marks.append(Column(index: index))
      } else if words[index] == "totalscore" {
        marks.append(Column(index: index, maximumColumn: words.firstIndex(of: "maxpoints")))
      } else if let column = header.firstIndex(of: title + " - Max Points") {
        marks.append(Column(index: index, maximumColumn: column))
      } else if ["feedbackcomments", "피드백", "feedbacktolearner"].contains(words[index]) {
        comment = index
      } else if words[index] == "gradecanbechanged" {
        lock = index
      }
    }
    if marks.isEmpty { readMoodle(table) }
    // Ignore the course total, because the platform computes it.
    marks.removeAll { column in
      ["coursetotal", "calculatedfinalgrade", "adjustedfinalgrade", "총점"].contains {
        words[column.index].hasPrefix($0)
      }
    }
    let columns = marks.flatMap { [$0.index] + [$0.maximumColumn].compactMap { $0 } }
    usesComma = table.body.contains { row in
      columns.contains { table.value(row, $0).wholeMatch(of: /\d+,\d+/) != nil }
    }
  }

  /// Finds the marks in Moodle's worksheet by their values, because the titles are in the teacher's language.
  ///
  /// The column after the marks holds the same maximum in every row. The column after that may say whether
  /// marks can change.
  private mutating func readMoodle(_ table: DelimitedTable) {
    let found = table.header.indices.filter { Self.isMaximum($0 + 1, of: $0, in: table) }
    guard found.count == 1, let index = found.first else { return }
    marks = [Column(index: index, maximumColumn: index + 1)]
    let answers = Self.values(index + 2, in: table).map { $0.lowercased() }
    if !answers.isEmpty, answers.allSatisfy(Self.yes.union(Self.no).contains) { lock = index + 2 }
    comment = table.header.indices.last { column in
      let title = ComparableName.of(table.header[column])
      return column > index + 1
        && ["feedback", "comment", "kommentar", "coment", "피드백"].contains { title.contains($0) }
    }
  }

  /// Whether a column contains the same number in every row, and no mark in the column `marks` exceeds that
  /// number.
  private static func isMaximum(_ column: Int, of marks: Int, in table: DelimitedTable) -> Bool {
    guard table.header.indices.contains(column) else { return false }
    let limits = Set(values(column, in: table).map(number))
    guard limits.count == 1, let limit = limits.first.flatMap({ $0 }), limit > 0 else {
      return false
    }
    return values(marks, in: table).filter { !$0.isEmpty && $0 != "-" }
      .allSatisfy { number($0).map { (0...limit).contains($0) } ?? false }
  }

  private static func values(_ column: Int, in table: DelimitedTable) -> [String] {
    guard table.header.indices.contains(column) else { return [] }
    return table.body.filter { !table.values(of: $0).allSatisfy(\.isEmpty) }
      .map { table.value($0, column) }
  }

  /// Returns the column that the teacher specified.
  func column(_ index: Int, in table: DelimitedTable) -> Column {
    if let known = marks.first(where: { $0.index == index }) { return known }
    let isBesideMaximum = Self.isMaximum(index + 1, of: index, in: table)
    return Column(index: index, maximumColumn: isBesideMaximum ? index + 1 : nil)
  }

  func isLocked(_ row: Int, in table: DelimitedTable) -> Bool {
    guard let lock else { return false }
    return Self.no.contains(table.value(row, lock).lowercased())
  }

  private static let yes: Set<String> = [
    "yes", "예", "네", "ja", "oui", "sí", "sì", "sim", "はい", "是",
  ]
  private static let no: Set<String> = [
    "no", "아니오", "아니요", "nein", "non", "nee", "não", "いいえ", "否",
  ]

  private static func number(_ text: String) -> Double? {
    Double(text.trimmingPrefix(" ").replacing(",", with: ".").filter { !$0.isWhitespace })
  }
}
