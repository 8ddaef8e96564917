import Foundation

/// The list that Gradescope puts beside the folders of an export: who handed in each, alone or as a group.
enum GradescopeExport {
  static let fileName = "submission_metadata.yml"

  /// The people of each submission, by the name of its folder.
  ///
  /// Only these lines are read of it, which it writes for every submission in this form:
  ///
  ///     submission_321001:
  ///       :submitters:
  ///       - :name: Kim Minji
  ///         :sid: '20231234'
  ///         :email: minji@example.edu
  static func members(in bytes: [UInt8]) -> [String: [RosterPerson]] {
    var members: [String: [RosterPerson]] = [:]
    var submission: String?
    var isListing = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: /"?([^\s:"][^:"]*)"?:\s*/) {
        submission = String(match.1)
        isListing = false
      } else if line.wholeMatch(of: /\s+:submitters:\s*/) != nil {
        isListing = true
      } else if isListing, let submission,
        let match = line.wholeMatch(of: /\s*(- )?\s*:(name|sid|email):\s*(.*?)\s*/)
      {
        if match.1 != nil {
          members[submission, default: []].append(RosterPerson(ids: [], name: ""))
        }
        guard let last = members[submission]?.indices.last else { continue }
        let value = HarmlessCell.text(plain(match.3))
        switch match.2 {
        case "name": members[submission]?[last].name = value
        case "sid": members[submission]?[last].ids += value.isEmpty ? [] : [value]
        default: members[submission]?[last].email = value.isEmpty ? nil : value
        }
      } else if line.prefixMatch(of: /\s+:\w+:/) != nil,
        line.prefixMatch(of: /\s+(?:- )?:(?:name|sid|email):/) == nil
      {
        isListing = false
      }
    }
    return members.mapValues { $0.filter { !$0.label.isEmpty } }.filter { !$0.value.isEmpty }
  }

  private static func plain(_ value: Substring) -> String {
    for quote in ["'", "\""]
    where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
      return String(value.dropFirst().dropLast()).replacing("''", with: "'")
    }
    return ["null", "~"].contains(value) ? "" : String(value)
  }
}
