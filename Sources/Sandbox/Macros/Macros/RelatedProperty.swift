import SwiftSource

/// A stored property of a `@Model` class whose type may be one model or several.
///
/// A macro can't resolve type names, so it includes every candidate. The compiler then chooses among
/// SwiftData's overloads, which ignore types that aren't models.
package struct RelatedProperty: Equatable {
  package let name: String
  package let deleteRule: String?
  /// The inverse property's key path, as the learner wrote it.
  package let inverse: String?

  package static func all(in declaration: String) -> [RelatedProperty] {
    let file = SwiftFile(declaration)
    return file.types.first?.members.compactMap { RelatedProperty($0, in: file) } ?? []
  }

  /// Reads a member's declaration; nil if its type can't be a model.
  package init?(_ declaration: String) {
    let file = SwiftFile(declaration)
    guard file.types.isEmpty, let member = file.globals.first else { return nil }
    self.init(member, in: file)
  }

  private init?(_ member: MemberDeclaration, in file: SwiftFile) {
    guard member.keyword == "var", member.body.isEmpty,
      member.attributes.allSatisfy({ !Self.excluding.contains($0) }),
      Self.mayBeRelated(member.head)
    else { return nil }
    name = member.name
    let rule = Self.arguments(of: member, in: file)
    deleteRule = rule["deleteRule"]
    inverse = rule["inverse"]
  }

  /// Attributes and modifiers that rule out a relationship, whatever the type.
  private static let excluding: Set<String> = [
    "@Attribute", "@Transient", "static", "class", "lazy", "weak", "unowned",
  ]

  /// Types that are never models.
  private static let values: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "String", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "UUID", "CGFloat", "Any",
  ]

  /// Returns whether the declared type is a name, or an optional or an array of that name.
  private static func mayBeRelated(_ head: ArraySlice<CodeToken>) -> Bool {
    let type = head.dropFirst().prefix { !$0.isSign("=") }
    guard type.first?.isSign(":") == true else { return false }
    let parts = type.dropFirst()
    let signs = parts.filter { $0.kind != .word }.map(\.text)
    let names = parts.filter { $0.kind == .word }
    guard let last = names.last, !values.contains(last.name), last.mark == nil,
      last.text.first?.isUppercase == true
    else { return false }
    return signs.allSatisfy { ["?", "[", "]", "."].contains($0) }
  }

  /// Returns the arguments of the `@Relationship` before a member, keyed by label.
  private static func arguments(
    of member: MemberDeclaration, in file: SwiftFile
  ) -> [String: String] {
    guard member.attributes.contains("@Relationship"),
      let place = file.tokens[..<member.head.startIndex].lastIndex(where: {
        $0.isWord("@Relationship")
      }), file[place + 1].isSign("("), let end = file[place + 1].partner
    else { return [:] }
    var found: [String: String] = [:]
    var start = place + 2
    while start < end {
      var next = start
      while next < end, !file[next].isSign(",") { next = file.next(after: next) }
      if file[start].kind == .word, file[start + 1].isSign(":"), start + 2 < next {
        found[file[start].text] = file.text(start + 2..<next)
      }
      start = next + 1
    }
    return found
  }
}
