import Curriculum
import Foundation

/// The list of rings in a `pack.yml`, for adding a ring.
///
/// Keeps the author's comments, order and blank lines.
struct RingList {
  private let lines: [Substring]
  private let newline: String
  /// The end of the list, after the last line of the last ring.
  private let end: Int
  /// The indentation of the list's dashes.
  private let margin: Substring

  /// Finds the list in a manifest; nil unless every ring begins on its own line.
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

  /// Returns the manifest's text with a new ring at the end of the list.
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
