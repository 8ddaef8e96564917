package import Foundation
package import PhoneFacts
package import SwiftSource

/// Source with every `#available` and `#unavailable` resolved for one iOS version.
///
/// Compiled on Linux, `#available(iOS 16, *)` is always true, as on the newest iOS. To show a widget on an
/// older version, untaken branches are blanked out. Replacing the condition with `false` wouldn't work: only
/// under `#available` may the type of a `some View` result differ. Declarations marked `@available(iOS 16,
/// *)` are blanked out too if the version lacks them.
///
/// Lines and columns stay the same, so that messages point into the learner's file.
package struct AvailabilityVariant: Sendable {
  private let version: SystemVersion

  package init(version: SystemVersion) {
    self.version = version
  }

  /// Returns the source for the version; the same bytes if nothing differs from the newest iOS.
  package func text(of source: [UInt8]) -> [UInt8] {
    guard Self.marks.contains(where: { source.contains(text: $0) }) else { return source }
    let file = SwiftFile(source)
    var blanks = BlankedSource(file)
    let absent = absent(in: file)
    for declaration in absent where !blanks.covers(declaration.places.lowerBound) {
      blanks.cover(declaration.places)
    }
    for statement in file.conditionalStatements
    where differs(statement) && !blanks.covers(statement.start) {
      decide(statement, &blanks)
    }
    // If the extension's entry point is missing, add an empty replacement.
    let begins = absent.contains { $0.attributes.contains("@main") }
    return begins ? blanks.text + Array(Self.nothing.utf8) : blanks.text
  }

  private static let marks = ["#available", "#unavailable", "@available"]

  private static let nothing = "\n@main enum RingsAbsentEntryPoint { static func main() {} }\n"

  /// Returns the declarations that the file marks as newer than the version.
  package func absent(in file: SwiftFile) -> [VersionedDeclaration] {
    file.versionedDeclarations.filter { declaration in
      SystemVersion(declaration.version).map { version < $0 } ?? false
    }
  }

  /// Whether any file behaves differently on a version than on the newest iOS.
  ///
  /// Also true if a file can't be read, because compiling then reports the reason.
  package static func differs(_ files: [URL], on version: SystemVersion) -> Bool {
    let variant = AvailabilityVariant(version: version)
    return files.contains { file in
      guard let bytes = try? SourceCopies.bytes(of: file) else { return true }
      return variant.text(of: bytes) != bytes
    }
  }

  // MARK: - Decisions

  /// Whether the version takes a different branch than Linux, where everything is available.
  private func differs(_ statement: ConditionalStatement) -> Bool {
    statement.conditions.contains { condition in
      holds(condition).map { $0 != isTrueOnLinux(condition) } ?? false
    }
  }

  private func isTrueOnLinux(_ condition: ConditionalStatement.Condition) -> Bool {
    condition.kind == .available
  }

  /// Whether an availability condition is true for the version; nil for other conditions.
  private func holds(_ condition: ConditionalStatement.Condition) -> Bool? {
    guard condition.kind != .other else { return nil }
    let isAvailable = condition.platforms.allSatisfy { platform in
      guard platform.isPhone, let needed = SystemVersion(platform.version) else {
        return true
      }
      return version >= needed
    }
    return condition.kind == .available ? isAvailable : !isAvailable
  }

  private func decide(_ statement: ConditionalStatement, _ blanks: inout BlankedSource) {
    let isFalse = statement.conditions.contains { holds($0) == false }
    let isOnlyAvailability = statement.conditions.allSatisfy { $0.kind != .other }
    let body = statement.body
    switch statement.keyword {
    case .if where isFalse: keepElse(of: statement, &blanks)
    case .if where isOnlyAvailability:
      blanks.cover(statement.start..<body.lowerBound + 1)
      blanks.cover(body.upperBound - 1..<statement.end)
    case .guard where isFalse && isOnlyAvailability:
      // On this version, the guard's condition is always false. Its body stays, and the rest of the block is
      // never reached.
      blanks.cover(statement.start..<body.lowerBound + 1)
      blanks.cover(body.upperBound - 1..<blanks.endOfBlock(behind: body.upperBound))
    default:
      for condition in statement.conditions {
        guard let holds = holds(condition), holds != isTrueOnLinux(condition) else { continue }
        blanks.cover(condition.places, leaving: holds ? "true" : "false")
      }
    }
  }

  private func keepElse(of statement: ConditionalStatement, _ blanks: inout BlankedSource) {
    switch statement.alternative {
    case .statement(let start): blanks.cover(statement.start..<start)
    case .block(let block):
      blanks.cover(statement.start..<block.lowerBound + 1)
      blanks.cover(block.upperBound - 1..<block.upperBound)
    case nil: blanks.cover(statement.start..<statement.end)
    }
  }
}

/// Source with blanked-out parts, including their comments; line breaks stay.
private struct BlankedSource {
  private let file: SwiftFile
  private(set) var text: [UInt8]
  private var isCovered: [Bool]

  init(_ file: SwiftFile) {
    self.file = file
    text = file.bytes
    isCovered = Array(repeating: false, count: file.tokens.count)
  }

  func covers(_ place: Int) -> Bool { isCovered[place] }

  /// Blanks out everything from the start of the first token to the end of the last token.
  mutating func cover(_ places: Range<Int>, leaving word: String = "") {
    guard let last = places.last else { return }
    let range = file[places.lowerBound].range.lowerBound..<file[last].range.upperBound
    for place in range where text[place] != 0x0A && text[place] != 0x0D { text[place] = 0x20 }
    text.replaceSubrange(range.prefix(word.utf8.count), with: word.utf8)
    for place in places { isCovered[place] = true }
  }

  /// Returns the index of the bracket that closes the surrounding block, ignoring blanked brackets.
  func endOfBlock(behind place: Int) -> Int {
    var place = place
    while place < file.tokens.count {
      if file[place].isClosingBracket, !isCovered[place] { break }
      place = file.next(after: place)
    }
    return place
  }
}
