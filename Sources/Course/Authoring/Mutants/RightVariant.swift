import Sentences
import SwiftSource

/// A solution that is written differently but behaves the same, so no check may reject it.
struct RightVariant: Sendable {
  enum Kind: CaseIterable, Sendable {
    // `property` comes before `group`, so that the `Group` around a body moves with it.
    case property, group, stack, name, order

    var sentence: Sentence {
      switch self {
      case .group: Sentence("a `Group` around a body", ko: "`Group` 뷰로 감싼 body")
      case .property: Sentence("a body moved to a property", ko: "프로퍼티로 옮긴 body")
      case .stack:
        Sentence(
          "a stack replaced with its layout, such as `VStackLayout`",
          ko: "`VStackLayout`처럼 레이아웃으로 바꾼 스택")
      case .name: Sentence("a private member renamed", ko: "이름을 바꾼 private 멤버")
      case .order: Sentence("two modifiers exchanged", ko: "순서를 바꾼 수정자 두 개")
      }
    }
  }

  var kind: Kind
  /// The edits by file name.
  var edits: [String: [SourceEdit]]
}

/// Creates the edits of one file for each kind of variant.
struct RightVariantMaker {
  let source: SwiftFile

  func edits(_ kind: RightVariant.Kind, stacksHaveLayouts: Bool) -> [SourceEdit] {
    switch kind {
    case .group: bodies().flatMap { insertion("Group { ", before: $0) + insertion(" }", after: $0) }
    case .property: bodies().flatMap(property)
    case .stack: stacksHaveLayouts ? stacks() : []
    case .name: names()
    case .order: orders()
    }
  }

  /// Returns the token ranges of the view bodies that can be wrapped or moved.
  private func bodies() -> [Range<Int>] {
    source.types.filter { $0.inherited.contains("View") && !$0.isGeneric }.compactMap { type in
      guard let body = type.member("body")?.body, !body.isEmpty,
        !body.contains(word: "return", "Self", "get"), body.first?.mark == nil
      else { return nil }
      return body.indices
    }
  }

  private func insertion(_ text: String, before body: Range<Int>) -> [SourceEdit] {
    let start = source[body.lowerBound].range.lowerBound
    return [SourceEdit(start..<start, text)]
  }

  private func insertion(_ text: String, after body: Range<Int>) -> [SourceEdit] {
    let end = source[body.upperBound - 1].range.upperBound
    return [SourceEdit(end..<end, text)]
  }

  /// Moves a body to a new property, unless the file already uses the property's name.
  private func property(_ body: Range<Int>) -> [SourceEdit] {
    let name = "movedBody"
    guard !source.tokens.contains(word: name) else { return [] }
    return insertion(
      "\(name) }\n\n  @ViewBuilder private var \(name): some View { ", before: body)
  }

  private func stacks() -> [SourceEdit] {
    source.tokens.indices.filter { place in
      ["VStack", "HStack", "ZStack"].contains(source[place].text)
        && !source[place - 1].isSign(".")
        && (source[place + 1].isSign("{") || source[place + 1].isSign("("))
    }.compactMap { place in
      guard let call = source.call(at: place), source[call.whole.upperBound - 1].isSign("}") else {
        return nil
      }
      let hasArguments = source[place + 1].isSign("(")
      return SourceEdit(
        source[place].range, source[place].text + "Layout" + (hasArguments ? "" : "()"))
    }
  }

  /// Renames private members, except those whose name also has another use in the file.
  private func names() -> [SourceEdit] {
    let members = source.types.flatMap { type in
      type.members.filter { member in
        member.attributes.contains("private") && ["func", "var", "let"].contains(member.keyword)
          && !member.attributes.contains { $0.hasPrefix("@") && $0 != "@ViewBuilder" }
      }
    }
    let names = Set(members.map(\.name)).filter { name in
      source.tokens.indices.allSatisfy { place in
        let token = source[place]
        guard token.kind == .word, token.name == name else { return token.text != "$" + name }
        // A label isn't a use of the member, and a second member with the name may be unrelated.
        let isLabel =
          source[place + 1].isSign(":")
          && (source[place - 1].isSign("(") || source[place - 1].isSign(","))
        return !isLabel && !token.isEscaped
      } && members.count { $0.name == name } == 1
    }
    return source.tokens.filter { $0.kind == .word && names.contains($0.text) }
      .map { SourceEdit($0.range, $0.text + "Renamed") }
  }

  /// Modifiers that only set an environment value, so their order doesn't matter.
  private static let free: Set = [
    "font", "foregroundStyle", "lineLimit", "minimumScaleFactor", "multilineTextAlignment",
    "truncationMode", "tint", "lineSpacing",
  ]

  private func orders() -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var place = 0
    while place < source.tokens.count {
      guard let first = modifier(at: place), let second = modifier(at: first.upperBound),
        source[first.lowerBound + 1].text != source[second.lowerBound + 1].text
      else {
        place += 1
        continue
      }
      let (start, end) = (
        source[first.lowerBound].range.lowerBound, source[second.upperBound - 1].range.upperBound
      )
      let between =
        source[first.upperBound - 1].range.upperBound..<source[second.lowerBound].range.lowerBound
      edits.append(
        SourceEdit(
          start..<end,
          source.text(second) + String(decoding: source.bytes[between], as: UTF8.self)
            + source.text(first)))
      place = second.upperBound
    }
    return edits
  }

  private func modifier(at place: Int) -> Range<Int>? {
    guard source[place].isSign("."), Self.free.contains(source[place + 1].text),
      source[place + 2].isSign("("), source.isAdjacent(place + 2),
      let close = source[place + 2].partner
    else { return nil }
    return place..<close + 1
  }
}
