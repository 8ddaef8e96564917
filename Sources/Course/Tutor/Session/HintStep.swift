import Curriculum
package import Foundation
import Terminal

/// A hint's code, applied to the learner's file.
///
/// The course's solution shows where the code belongs. Of the differences between the file and the solution,
/// only those that the hint contains are applied. The learner sees no code beyond the hint.
package struct HintStep {
  /// The hint's code without whitespace; nil for the solution's whole code.
  private let code: [UInt8]?

  /// The step that applies the whole solution.
  package static let solution = HintStep()

  private init() { code = nil }

  /// - Parameter hint: The hint in Markdown.
  package init(hint: String) {
    let document = MarkdownDocument(parsing: hint)
    let pieces = document.codeBlocks.map(\.text) + document.codeSpans
    code = Array(pieces.map { Self.squeezed(Array($0.utf8)) }.joined(separator: [0x0A]))
  }

  /// Returns the learner's file with the hint applied; nil if the hint adds no code.
  ///
  /// - Parameter solution: The same file in the course's solution.
  package func step(in file: URL, holding bytes: [UInt8], solution: [UInt8]) -> FileStep? {
    let (before, wanted) = (SourceLines(bytes), SourceLines(solution))
    let steps = LineDifference(from: before.bare, to: wanted.bare).steps
    var after: [[UInt8]] = []
    var isChanged = false
    var place = 0
    while place < steps.count {
      if case .kept(let line) = steps[place] {
        after.append(before.lines[line])
        place += 1
        continue
      }
      let end = steps[place...].firstIndex(where: \.isKept) ?? steps.count
      let hunk = Hunk(steps[place..<end], before: before.lines, wanted: wanted.lines)
      let isTold = tells(hunk)
      after += isTold ? hunk.added : hunk.removed
      isChanged = isChanged || isTold
      place = end
    }
    guard isChanged else { return nil }
    let changed = SourceLines(lines: after, endsWithBreak: before.endsWithBreak)
    return changed == before ? nil : FileStep(file: file, before: before, after: changed)
  }

  private struct Hunk {
    var removed: [[UInt8]] = []
    var added: [[UInt8]] = []

    init(_ steps: ArraySlice<LineDifference.Step>, before: [[UInt8]], wanted: [[UInt8]]) {
      for step in steps {
        switch step {
        case .removed(let line): removed.append(before[line])
        case .added(let line): added.append(wanted[line])
        case .kept: break
        }
      }
    }
  }

  /// Whether the hint contains all added lines or, if there are none, all removed lines.
  private func tells(_ hunk: Hunk) -> Bool {
    if code == nil { return true }
    let lines = hunk.added.map(Self.squeezed).filter { !Self.isPlain($0) }
    guard lines.isEmpty else { return lines.allSatisfy(tells) }
    let gone = hunk.removed.map(Self.squeezed).filter { !Self.isPlain($0) }
    return !gone.isEmpty && gone.allSatisfy(tells)
  }

  private func tells(_ line: [UInt8]) -> Bool { code?.contains(line) ?? true }

  /// Whether a line has no meaning alone: only brackets, or a comment.
  private static func isPlain(_ line: [UInt8]) -> Bool {
    line.allSatisfy { Array("(){}[],".utf8).contains($0) } || line.starts(with: "//".utf8)
  }

  private static func squeezed(_ text: [UInt8]) -> [UInt8] {
    text.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D && $0 != 0x0A }
  }
}

extension [UInt8] {
  fileprivate func contains(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, wanted.count <= count else { return false }
    return indices.dropLast(wanted.count - 1).contains { place in
      self[place] == first && self[place..<place + wanted.count].elementsEqual(wanted)
    }
  }
}
