import PhoneFacts
import SwiftSource

/// A `switch` over the widget family.
struct FamilySwitch {
  let families: Set<Family>
  let hasDefault: Bool
  /// The type whose `body` or other `some View` member contains the switch, or `nil` if the switch doesn't
  /// choose views.
  let view: String?
  let place: LintPlace

  /// Returns every switch over the widget family in some files.
  static func all(in source: SourceOutline) -> [FamilySwitch] {
    source.files.flatMap { file in
      file.tokens.indices.compactMap {
        file[$0].isWord("switch") ? read(at: $0, file, source) : nil
      }
    }
  }

  private static func read(
    at index: Int, _ file: SwiftFile, _ source: SourceOutline
  ) -> FamilySwitch? {
    guard let open = file.tokens[index...].firstIndex(where: { $0.isSign("{") }),
      file[open].partner != nil
    else { return nil }
    let body = file.inside(open)
    let families = body.indices.compactMap { position -> Family? in
      guard body[position].kind == .word, let family = Family(rawValue: body[position].text),
        file[position - 1].text == ".", isPattern(position, in: file.tokens, from: open)
      else { return nil }
      return family
    }
    guard !families.isEmpty else { return nil }
    let view = source.types.filter { $0.file == file.name }.last { type in
      type.members.contains {
        $0.head.contains(word: "View") && $0.body.indices.contains(index)
      }
    }
    return FamilySwitch(
      families: Set(families),
      // Only this switch's own default counts, not a nested switch's.
      hasDefault: body.contains { $0.isWord("default") && $0.enclosing == open },
      view: view?.name, place: file.place(of: index))
  }

  /// Returns whether a family is between `case` and its colon.
  private static func isPattern(_ index: Int, in code: [CodeToken], from start: Int) -> Bool {
    let before = code[start + 1..<index].last { token in
      token.isWord("case") || token.isSign(":") || token.isOpeningBracket || token.isClosingBracket
    }
    return before?.isWord("case") ?? false
  }
}
