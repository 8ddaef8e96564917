import Foundation

/// The list in a Gradescope export: the submitters and submission times of its folders.
enum GradescopeExport {
  static let fileName = "submission_metadata.yml"

  /// The list's record of one folder.
  struct Record: Equatable, Sendable {
    var people: [RosterPerson] = []
    var created: HandedInMoment.Time?
  }

  /// The maximum depth at which to search for lists: an archive's folder and the export's folder.
  private static let maximumDepth = 2
  /// The maximum size in bytes of a list inside an entry, which a learner may have written.
  private static let longestInside = 8 << 20
  /// The maximum length of a line, in bytes.
  ///
  /// Longer lines are skipped. Gradescope's own lines are shorter.
  private static let longestLine = 2_000

  /// Returns the items, with `record` set for each item in a list beside the items.
  static func marked(
    _ items: [HandedInItem], reader: inout HandedInReader, depth: Int = 0
  ) -> [HandedInItem] {
    var records: [String: Record] = [:]
    if let list = items.first(where: { $0.isFile && $0.name == fileName }),
      let bytes = try? reader.bytes(
        of: list, limit: depth == 0 ? DelimitedTable.maximumBytes : longestInside)
    {
      records = Self.records(in: bytes)
    }
    return items.map { item in
      guard case .folder(let children, isArchive: false) = item.kind else { return item }
      var item = item
      item.record = records[item.name]
      if item.record == nil, depth < maximumDepth {
        let inside = marked(children, reader: &reader, depth: depth + 1)
        item.kind = .folder(inside, isArchive: false)
      }
      return item
    }
  }

  /// Returns the records of a list, by folder name.
  ///
  /// Reads only these lines, which Gradescope writes for each submission:
  ///
  ///     submission_321001:
  ///       :submitters:
  ///       - :name: Kim Minji
  ///         :sid: '20231234'
  ///         :email: minji@example.edu
  ///       :created_at: 2026-11-21 22:10:11.000000000 Z
  static func records(in bytes: [UInt8]) -> [String: Record] {
    var records: [String: Record] = [:]
    var submission: String?
    var isListing = false
    // More deeply indented lines describe earlier attempts.
    var depth = 0
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    where line.count <= longestLine {
      let text = String(decoding: line, as: UTF8.self)
      let indent = text.prefix { $0 == " " }.count
      let words = text.trimmingCharacters(in: .whitespaces)
      if indent == 0 {
        guard words.hasSuffix(":") else { continue }
        submission = plain(words.dropLast())
        (isListing, depth) = (false, 0)
        continue
      }
      guard let submission else { continue }
      if depth == 0 { depth = indent }
      if words == ":submitters:", indent == depth {
        isListing = true
        continue
      }
      let isNew = words.hasPrefix("- ")
      let entry = isNew ? words.dropFirst(2).trimmingCharacters(in: .whitespaces) : words
      guard let (key, value) = pair(entry) else { continue }
      if isListing, ["name", "sid", "email"].contains(key) {
        if isNew { records[submission, default: Record()].people.append(.init(ids: [], name: "")) }
        add(value, as: key, to: &records[submission, default: Record()].people)
      } else if indent == depth, !isNew {
        isListing = false
        if key == "created_at", records[submission]?.created == nil {
          records[submission, default: Record()].created = HandedInMoment.Time(value)
        }
      }
    }
    for name in records.keys { records[name]?.people.removeAll { $0.label.isEmpty } }
    return records
  }

  private static func add(_ value: String, as key: String, to people: inout [RosterPerson]) {
    guard let last = people.indices.last else { return }
    let value = SanitizedCell.text(value)
    switch key {
    case "name": people[last].name = value
    case "sid": people[last].ids += value.isEmpty ? [] : [value]
    default: people[last].email = value.isEmpty ? nil : value
    }
  }

  /// Splits `:sid: '20231234'` into key and value.
  private static func pair(_ text: some StringProtocol) -> (key: String, value: String)? {
    guard text.first == ":", let end = text.dropFirst().firstIndex(of: ":") else { return nil }
    let value = text[text.index(after: end)...].trimmingCharacters(in: .whitespaces)
    return (String(text[text.index(after: text.startIndex)..<end]), plain(value))
  }

  private static func plain(_ value: some StringProtocol) -> String {
    for quote in ["'", "\""]
    where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
      return String(value.dropFirst().dropLast()).replacing("''", with: "'")
    }
    return ["null", "~"].contains(value) ? "" : String(value)
  }
}
