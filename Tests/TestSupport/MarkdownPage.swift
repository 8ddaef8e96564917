import Foundation

/// A Markdown page of this repository, parsed into headings and fenced blocks.
package struct MarkdownPage: Sendable {
  /// A fenced block, its info string, and the path alone on the line above it.
  package struct Block: Sendable {
    package var info: String
    package var path: String?
    package var text: String
  }

  /// The path relative to the repository's root.
  package let path: String
  package let text: String

  package init(_ path: String) throws {
    self.path = path
    text = try String(
      contentsOf: Repository.root.appending(path: path),
      encoding: .utf8)
  }

  /// The guide to a first lesson pack.
  package static var authorsGuide: MarkdownPage {
    get throws { try MarkdownPage("Lessons/README.md") }
  }

  /// The guide to checks, with an example of each group of assertions.
  package static var checksGuide: MarkdownPage {
    get throws { try MarkdownPage("Lessons/Checks.md") }
  }

  /// The cookbook of checks: solutions, checks and the mistakes that they catch.
  package static var cookbook: MarkdownPage {
    get throws { try MarkdownPage("Lessons/Cookbook.md") }
  }

  package var blocks: [Block] { blocks(in: text) }

  package var codeSpans: [String] {
    Self.lines(of: text).filter { $0.place == .outside }.flatMap { line, _ in
      line.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// Returns the text under a second-level heading.
  package func section(_ title: String) -> String {
    Self.parts(of: text, level: "## ").first { $0.title == title }?.text ?? ""
  }

  /// Returns the parts of a section by third-level heading.
  package func subsections(of title: String) -> [(title: String, text: String)] {
    Self.parts(of: section(title), level: "### ")
  }

  package func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var path: String?
    for (line, isInside) in Self.lines(of: text) {
      let fence = line.prefix { $0 == "`" }
      if isInside == .opening {
        blocks.append(Block(info: String(line.dropFirst(fence.count)), path: path, text: ""))
        path = nil
      } else if isInside == .inside {
        blocks[blocks.count - 1].text += line + "\n"
      } else if let named = line.wholeMatch(of: /`([\w.\/-]+)`/) {
        path = String(named.1)
      } else if !line.isEmpty {
        path = nil
      }
    }
    return blocks
  }

  /// Returns a shell script that follows a section: it runs the `sh` blocks, and writes each file whose path
  /// is above its block.
  package func script(of title: String) -> String {
    blocks(in: section(title)).compactMap { block in
      if block.info == "sh" { return block.text }
      guard let path = block.path else { return nil }
      return "cat > \(path) <<'END_OF_FILE'\n\(block.text)END_OF_FILE\n"
    }.joined()
  }

  private enum Place {
    case outside, opening, inside
  }

  /// Returns the lines with their places.
  ///
  /// A block ends with a fence of the same length as its opening fence.
  private static func lines(of text: String) -> [(line: Substring, place: Place)] {
    var open: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let fence = line.prefix { $0 == "`" }
      if let begun = open {
        guard line == begun else { return (line, .inside) }
        open = nil
        return ("", .outside)
      }
      guard fence.count > 2 else { return (line, .outside) }
      open = fence
      return (line, .opening)
    }
  }

  private static func parts(of text: String, level: String) -> [(title: String, text: String)] {
    var parts: [(title: String, text: String)] = []
    let places = lines(of: text)
    let whole = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in whole.enumerated() {
      if places[number].place == .outside, line.hasPrefix(level) {
        parts.append((String(line.dropFirst(level.count)), ""))
      } else if !parts.isEmpty {
        parts[parts.count - 1].text += line + "\n"
      }
    }
    return parts
  }
}
