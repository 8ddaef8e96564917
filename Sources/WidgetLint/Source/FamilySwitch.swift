import SwiftSource

/// A `switch` over the widget family.
struct FamilySwitch {
  /// The families that have a case, by name.
  let families: Set<String>
  let hasDefault: Bool
  /// True where it chooses views: in a `body` or another member that is `some View`.
  let isInAView: Bool
  let place: LintPlace

  /// Every such switch of a file.
  static func all(in file: SourceFileOutline) -> [FamilySwitch] {
    file.code.indices.compactMap { index in
      guard file.code[index].text == "switch", file.code[index].kind == .word,
        let open = file.code[index...].firstIndex(where: { $0.text == "{" && $0.kind == .sign }),
        let close = file.closing[open]
      else { return nil }
      let body = file.code[open + 1..<close]
      let families = body.indices.filter { position in
        file.code[position].kind == .word && isFamily(file.code[position].text)
          && file.code[position - 1].text == "." && isPattern(position, in: file.code, from: open)
      }.map { file.code[$0].text }
      guard !families.isEmpty else { return nil }
      let line = file.code[index].line
      return FamilySwitch(
        families: Set(families), hasDefault: hasDefault(body),
        isInAView: file.types.contains { type in
          type.members.contains { member in
            member.head.contains(word: "View")
              && member.body.contains {
                $0.line == line && $0.text == "switch"
              }
          }
        }, place: file.place(of: index))
    }
  }

  private static func isFamily(_ word: String) -> Bool {
    word.hasPrefix("systemSmall") || word.hasPrefix("systemMedium") || word.hasPrefix("systemLarge")
      || word.hasPrefix("systemExtraLarge")
      || (word.hasPrefix("accessory")
        && ["accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner"]
          .contains(word))
  }

  /// True where a family stands between `case` and its colon.
  private static func isPattern(_ index: Int, in code: [CodeToken], from start: Int) -> Bool {
    var position = index - 1
    while position > start {
      let token = code[position]
      if token.kind == .word, token.text == "case" { return true }
      if token.kind == .sign, [":", "{", "}", "(", ")"].contains(token.text) { return false }
      position -= 1
    }
    return false
  }

  /// A default of this very switch: one nested deeper belongs to another.
  private static func hasDefault(_ body: ArraySlice<CodeToken>) -> Bool {
    var depth = 0
    for token in body {
      if token.kind == .sign, token.text == "{" { depth += 1 }
      if token.kind == .sign, token.text == "}" { depth -= 1 }
      if depth == 0, token.kind == .word, token.text == "default" { return true }
    }
    return false
  }
}
