/// The submission times in a grade book for one assignment, such as Moodle's worksheet.
package struct SubmissionTimes: Sendable {
  private var times: [String: HandedInMoment.Time] = [:]

  /// Reads the first column after the marks that contains only dates.
  ///
  /// Without such a column, there are no times.
  init(
    _ rows: [(row: Int, person: RosterPerson)], columns: PlatformColumns, of table: DelimitedTable
  ) {
    guard columns.marks.count == 1, let start = columns.marks[0].maximumColumn else { return }
    let found = table.header.indices.dropFirst(start + 1).first { column in
      let values = rows.map { table.value($0.row, column) }.filter { !$0.isEmpty && $0 != "-" }
      return !values.isEmpty && values.allSatisfy { HandedInMoment.Time($0) != nil }
    }
    guard let found else { return }
    var shared: Set<String> = []
    for (row, person) in rows {
      guard let time = HandedInMoment.Time(table.value(row, found)) else { continue }
      for identifier in person.identifiers where times.updateValue(time, forKey: identifier) != nil
      {
        shared.insert(identifier)
      }
    }
    for identifier in shared { times[identifier] = nil }
  }

  /// Returns the time of a learner, or of the first group member with a submission time.
  func time(of people: [RosterPerson]) -> HandedInMoment.Time? {
    for person in people {
      if let time = person.identifiers.compactMap({ times[$0] }).first { return time }
    }
    return nil
  }
}
