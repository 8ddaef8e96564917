import SwiftSource

extension OmittedFile {
  /// Returns removed ranges that contain either all directives of an `#if` or none.
  ///
  /// An `#if` that lost all its code is removed too, because it would end a chain of modifiers.
  func withWholeDirectives(_ blanks: [Range<Int>]) -> [Range<Int>] {
    let conditions = file.conditionalBlocks
    let directives = Set(conditions.flatMap(\.directives).flatMap(\.self))
    var removed = blanks
    var remaining: [Range<Int>] = []
    for condition in conditions {
      let code = condition.places.filter { !directives.contains($0) }
      if !code.isEmpty, code.allSatisfy(isBlank) {
        removed.append(condition.places)
      } else {
        remaining += condition.directives
      }
    }
    return remaining.reduce(Self.merged(removed)) { ranges, directive in
      ranges.flatMap { range in
        guard range.overlaps(directive) else { return [range] }
        return [
          range.lowerBound..<max(range.lowerBound, directive.lowerBound),
          min(directive.upperBound, range.upperBound)..<range.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
  }

  /// Returns the ranges without overlaps, as neighboring elements of a list have a comma in common.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      guard let last = merged.last, range.lowerBound < last.upperBound else {
        merged.append(range)
        return
      }
      merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
  }
}

extension SwiftFile {
  /// An `#if` with its other branches and `#endif`.
  fileprivate struct ConditionalBlock {
    /// The tokens of each directive, to the end of its line.
    var directives: [Range<Int>]

    var places: Range<Int> {
      directives[0].lowerBound..<directives[directives.count - 1].upperBound
    }
  }

  /// The conditional blocks of the file, the inner before the outer.
  fileprivate var conditionalBlocks: [ConditionalBlock] {
    var blocks: [ConditionalBlock] = []
    var open: [ConditionalBlock] = []
    for place in tokens.indices where tokens[place].mark == "#" {
      switch tokens[place].text {
      case "#if": open.append(ConditionalBlock(directives: [directive(at: place)]))
      case "#elseif", "#else":
        if !open.isEmpty { open[open.count - 1].directives.append(directive(at: place)) }
      case "#endif":
        guard var block = open.popLast() else { continue }
        block.directives.append(directive(at: place))
        blocks.append(block)
      default: continue
      }
    }
    return blocks
  }

  /// Returns the tokens of a directive, which ends with its line.
  func directive(at place: Int) -> Range<Int> {
    place..<(tokens[place...].firstIndex { $0.line > tokens[place].line } ?? tokens.count)
  }
}
