import AppleFoundation
import Drawing
import Sentences

extension RenderNote {
  /// The maximum number of keys that a note names.
  private static let mostKeys = 3

  /// Returns a note for each table and language with missing text.
  static func missing(_ texts: [MissingText]) -> [RenderNote] {
    var groups: [MissingText.Group: [String]] = [:]
    var order: [MissingText.Group] = []
    for text in texts {
      if groups[text.group] == nil { order.append(text.group) }
      groups[text.group, default: []].append(text.key)
    }
    return order.map { group in note(about: groups[group] ?? [], in: group) }
  }

  private static func note(about keys: [String], in group: MissingText.Group) -> RenderNote {
    let named = keys.prefix(mostKeys).map { "“\($0)”" }.joined(separator: ", ")
    let more = keys.count - mostKeys
    let list =
      more > 0
      ? Sentence("\(named) and \(more) more", ko: "\(named) 말고 \(more)개 더")
      : Sentence(verbatim: named)
    let shown =
      group.shownLanguage.map {
        Sentence("the text for \($0)", ko: "\($0) 텍스트")
      } ?? Sentence("the key itself", ko: "키 자체")
    return RenderNote(
      rule: "missing-text",
      message: Sentence(
        "The table \(group.table) has no text in “\(group.language)” for \(list), so \(shown) is shown.",
        ko: "\(group.table) 표에 “\(group.language)” 텍스트가 없는 키: \(list). 대신 보이는 것: \(shown)."))
  }
}
