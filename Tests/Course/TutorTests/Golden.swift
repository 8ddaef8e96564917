import Foundation
import Sentences
import Terminal
import Testing

/// Compares text with a file in `Golden/`; `RECORD_GOLDEN=1` writes the file and fails the test.
///
/// Every line has a frame, so that trailing spaces are visible and editors leave them alone.
func expectGolden(
  _ lines: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/\(name).txt")
  let framed =
    lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .map { "|\($0)|\n" }.joined()
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try framed.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  #expect(framed == expected, "golden \(name)", sourceLocation: sourceLocation)
}

/// The terminals for every screen: a wide terminal and a narrow terminal, in both languages.
struct Place: CustomTestStringConvertible, Sendable {
  var width: Int
  var language: Language

  static let all = [
    Place(width: 80, language: .english), Place(width: 40, language: .english),
    Place(width: 80, language: .korean), Place(width: 40, language: .korean),
  ]

  var capabilities: TerminalCapabilities { .plain(width: width, language: language) }

  var testDescription: String { "\(language.rawValue)-\(width)" }
}
