package import Curriculum
package import Foundation
package import Judge

/// A step that can be applied to a learner's file.
package enum StepOffer: Hashable, Sendable {
  /// A suggested fix for an error.
  case fix(SuggestedFix, URL)
  /// The code of a hint, given by its number, counting from 1.
  case hint(Int)
  /// The solution's code that no hint contains.
  case rest
}

/// A step's change to one file.
package struct FileStep: Hashable, Sendable {
  package var file: URL
  package var before: SourceLines
  package var after: SourceLines

  package init(file: URL, before: SourceLines, after: SourceLines) {
    self.file = file
    self.before = before
    self.after = after
  }

  /// Creates the step for a suggestion; returns nil if the file no longer has the lines that the suggestion
  /// replaces.
  package init?(_ fix: SuggestedFix, in file: URL, holding bytes: [UInt8]) {
    let before = SourceLines(bytes)
    let last = fix.isInsertion ? fix.line - 1 : fix.lastLine
    guard fix.line >= 1, last <= before.lines.count, fix.line <= before.lines.count + 1 else {
      return nil
    }
    var after = before
    let isRemoval = fix.text.allSatisfy(\.isWhitespace) && !fix.isInsertion
    let lines =
      isRemoval
      ? []
      : fix.text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    after.lines.replaceSubrange(fix.line - 1..<last, with: lines)
    guard after != before else { return nil }
    self.init(file: file, before: before, after: after)
  }

  /// The changed lines with some context; nil if nothing changes.
  var change: FileChange? {
    FileChange(
      of: file.lastPathComponent, base: .nothing, from: before, to: after, context: 2)
  }
}
