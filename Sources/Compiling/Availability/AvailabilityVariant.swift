/// Source in which every `#available` and `#unavailable` is decided for one iOS version.
///
/// Compiled on Linux, `#available(iOS 16, *)` is always true, as on the newest iOS. To see a widget
/// on an older one, the branches that it would not take are blanked out. A plain `false` in the
/// condition's place would not do: only under `#available` may a `some View` return differ in type.
/// Lines and columns stay where they were, so that messages point to the learner's own file.
package struct AvailabilityVariant {
  private let version: SystemVersion

  /// Statements that are decided in one file; more are no learner's.
  private static let mostStatements = 1000

  package init(version: SystemVersion) {
    self.version = version
  }

  /// The text for the version; the same bytes where nothing differs from the newest iOS.
  package func text(of source: [UInt8]) -> [UInt8] {
    var text = source
    for _ in 0..<Self.mostStatements {
      guard ["#available", "#unavailable"].contains(where: { text.contains(text: $0) }) else {
        break
      }
      let code = BracketedCode(text)
      guard let statement = code.conditionalStatements.first(where: differs) else { break }
      decide(statement, code, &text)
    }
    return text
  }

  // MARK: - Decisions

  /// True where the version takes another way than Linux, on which everything is available.
  private func differs(_ statement: ConditionalStatement) -> Bool {
    statement.conditions.contains { condition in
      holds(condition).map { $0 != isTrueOnLinux(condition) } ?? false
    }
  }

  private func isTrueOnLinux(_ condition: ConditionalStatement.Condition) -> Bool {
    condition.kind == .available
  }

  /// Whether an availability condition holds on the version; nil for every other condition.
  private func holds(_ condition: ConditionalStatement.Condition) -> Bool? {
    guard condition.kind != .other else { return nil }
    let isAvailable = condition.platforms.allSatisfy { platform in
      guard ["iOS", "iOSApplicationExtension"].contains(platform.name),
        let needed = SystemVersion(platform.version)
      else { return true }
      return version >= needed
    }
    return condition.kind == .available ? isAvailable : !isAvailable
  }

  private func decide(
    _ statement: ConditionalStatement, _ code: BracketedCode, _ text: inout [UInt8]
  ) {
    let isFalse = statement.conditions.contains { holds($0) == false }
    let isOnlyAvailability = statement.conditions.allSatisfy { $0.kind != .other }
    switch statement.keyword {
    case .if where isFalse: keepElse(of: statement, &text)
    case .if where isOnlyAvailability:
      blank(statement.start..<statement.body.lowerBound + 1, &text)
      blank(statement.body.upperBound - 1..<statement.end, &text)
    case .guard where isFalse && isOnlyAvailability:
      // The guard always leaves: its body stays, what follows in the block is never reached.
      blank(statement.start..<statement.body.lowerBound + 1, &text)
      blank(statement.body.upperBound - 1..<code.endOfBlock(around: statement.start), &text)
    default:
      for condition in statement.conditions {
        guard let holds = holds(condition), holds != isTrueOnLinux(condition) else { continue }
        blank(condition.range, &text)
        let word = holds ? "true" : "false"
        text.replaceSubrange(
          condition.range.lowerBound..<condition.range.lowerBound + word.utf8.count,
          with: word.utf8)
      }
    }
  }

  private func keepElse(of statement: ConditionalStatement, _ text: inout [UInt8]) {
    switch statement.alternative {
    case .statement(let start): blank(statement.start..<start, &text)
    case .block(let block):
      blank(statement.start..<block.lowerBound + 1, &text)
      blank(block.upperBound - 1..<block.upperBound, &text)
    case nil: blank(statement.start..<statement.end, &text)
    }
  }

  private func blank(_ range: Range<Int>, _ text: inout [UInt8]) {
    for place in range where text[place] != UInt8(ascii: "\n") && text[place] != UInt8(ascii: "\r")
    {
      text[place] = UInt8(ascii: " ")
    }
  }
}
