import Foundation

/// A Markdown page of this repository, by its headings and fenced blocks.
package struct MarkdownPage: Sendable {
  /// A fenced block, the words behind its fence, and the path alone on the line above it.
  package struct Block: Sendable {
    package var info: String
    package var path: String?
    package var text: String
  }

  /// Relative to the repository's root.
  package let path: String
  package let text: String

  /// Reads a page by its path relative to the repository's root.
  package init(_ path: String) throws {
    self.path = path
    text = try String(
      contentsOf: Repository.root.appending(path: path),
      encoding: .utf8)
  }

  /// The guide for authors of lesson packs.
  package static var authorsGuide: MarkdownPage {
    get throws { try MarkdownPage("Lessons/README.md") }
  }

  /// All fenced blocks of the page.
  package var blocks: [Block] { blocks(in: text) }

  /// The code spans outside fenced blocks.
  package var codeSpans: [String] {
    Self.lines(of: text).filter { $0.place == .outside }.flatMap { line, _ in
      line.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// What stands below a heading of the second level, up to the next one.
  package func section(_ title: String) -> String {
    Self.parts(of: text, level: "## ").first { $0.title == title }?.text ?? ""
  }

  /// The parts of a section by their headings of the third level.
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

  /// A shell's script that does what a section says: types the blocks `sh`, and writes each file whose path
  /// stands above its block.
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

  /// The lines with where they stand; a block ends with a fence of the length that it began with.
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
