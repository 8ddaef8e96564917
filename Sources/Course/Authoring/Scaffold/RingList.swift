import Curriculum
import Foundation

/// The list of rings in a `pack.yml` as its author wrote it, to which a ring is added.
///
/// The file is the author's: its comments, order and blank lines stay.
struct RingList {
  private let lines: [Substring]
  private let newline: String
  /// Where the list ends: after the last line of its last ring.
  private let end: Int
  /// What stands before the dash of each ring.
  private let margin: Substring

  /// The list in a manifest's text; nil where it is not written one ring below the other.
  init?(in text: String) {
    newline = text.contains("\r\n") ? "\r\n" : "\n"
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { $0.wholeMatch(of: /rings:\s*(#.*)?/) != nil })
    else { return nil }
    let rest = lines.indices.dropFirst(start + 1)
    let list = rest.prefix { number in
      let line = lines[number]
      return line.allSatisfy(\.isWhitespace) || line.firstMatch(of: /^(?:[\s#]|-\s)/) != nil
    }
    func isContent(_ number: Int) -> Bool {
      lines[number].firstMatch(of: /^\s*[^#\s]/) != nil
    }
    guard let first = list.first(where: isContent), let last = list.last(where: isContent),
      let dash = lines[first].firstMatch(of: /^(\s*)-\s/)
    else { return nil }
    self.lines = lines
    margin = dash.1
    end = last + 1
  }

  /// The manifest's text with one ring more at the list's end.
  func adding(
    _ identifier: String, folder: String, title: LocalizedText, languages: [String]
  ) -> String {
    var ring = ManifestText(languages: languages)
    ring.line("- id: \(identifier)")
    ring.line("  folder: \(folder)")
    ring.line("  title:")
    ring.translations(title, indent: 4)
    let added = ring.text.split(separator: "\n").map { "\(margin)\($0)" }
    let all: [String] = lines[..<end].map(String.init) + added + lines[end...].map(String.init)
    var text = all.joined(separator: newline)
    if !text.hasSuffix(newline) { text += newline }
    return text
  }
}
