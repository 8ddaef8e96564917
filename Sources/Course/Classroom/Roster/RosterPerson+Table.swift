extension RosterPerson {
  /// Reads a member from a roster row; nil if the row doesn't describe a member.
  init?(_ row: Int, of table: DelimitedTable, by columns: RosterColumns) {
    func value(_ column: Int?) -> String {
      column.map { SanitizedCell.text(table.value(row, $0)) } ?? ""
    }
    func wanted(_ column: Int?) -> String? {
      let text = value(column)
      return text.isEmpty ? nil : text
    }
    let parts = [value(columns.first), value(columns.last)].filter { !$0.isEmpty }
    let name = value(columns.name)
    self.init(
      ids: columns.ids.map { ComparableName.identifier(value($0)) }.filter { !$0.isEmpty },
      name: name.isEmpty ? parts.joined(separator: " ") : name,
      email: wanted(columns.email), group: wanted(columns.group), section: wanted(columns.section))
    // Skip Canvas's second row, which contains the maximum points.
    if label.isEmpty || name.lowercased().hasPrefix("points possible") { return nil }
  }
}
