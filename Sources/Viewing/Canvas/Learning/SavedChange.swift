import Curriculum
import Foundation
import Judge
import Sentences
import Terminal
import Tutor

/// The lines that a save changed in the learner's files.
package struct SavedChange: Hashable, Sendable {
  /// A removed or added line, with its number in the old or new file.
  package struct Line: Hashable, Sendable {
    package var file: String
    package var number: Int
    package var text: String
    package var isNew: Bool
  }

  package let lines: [Line]

  /// Compares two states of files by name; nil if they're equal.
  package init?(from old: [String: String], to new: [String: String]) {
    let lines = new.keys.sorted().flatMap { name in
      Self.lines(of: name, from: old[name] ?? "", to: new[name] ?? "")
    }
    guard !lines.isEmpty else { return nil }
    self.lines = lines
  }

  private static func lines(of file: String, from old: String, to new: String) -> [Line] {
    guard old != new else { return [] }
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let steps = LineDifference(
      from: before.map { Array($0.utf8) }, to: after.map { Array($0.utf8) })
    var number = 0
    return steps.steps.compactMap { step in
      switch step {
      case .kept:
        number += 1
        return nil
      case .removed(let place):
        return Line(file: file, number: place + 1, text: before[place], isNew: false)
      case .added(let place):
        number += 1
        return Line(file: file, number: number, text: after[place], isNew: true)
      }
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the changed lines as rows, cut to the width; shows only the first of many.
  func rows(on presentation: Presentation, most: Int = 12) -> [StyledText] {
    let files = Set(lines.map(\.file))
    let shown = lines.prefix(most).map { line in
      let place = files.count > 1 ? "\(line.file):\(line.number)" : "\(line.number)"
      let style: Style = line.isNew ? .good : .bad
      return
        (StyledText(line.isNew ? "+ " : "- ", style) + StyledText("\(place) ", .quiet)
        + StyledText(SanitizedText.text(line.text), Style(style.role)))
        .cut(to: presentation.capabilities.width)
    }
    guard lines.count > most else { return shown }
    return shown + [presentation.text(.moreChanges(lines.count - most), .quiet)]
  }
}
