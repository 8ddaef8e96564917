package import Curriculum
package import Foundation
package import Sentences
package import Terminal

/// For whom texts are laid out: a terminal's abilities and a language.
package struct Presentation: Hashable, Sendable {
  package var capabilities: TerminalCapabilities
  package var language: Language
  /// The learner's home folder, shown as `~`.
  package var home: URL?
  package var place: CommandPlace
  /// Pictures that are painted already, by the text of the fenced block that they stand for.
  package var figures: [String: [StyledText]] = [:]
  /// Files that are compiled along with the learner's own, whose problems are mended elsewhere.
  package var earlierFiles: [UsedFiles.File] = []

  package init(
    _ capabilities: TerminalCapabilities, language: Language? = nil, home: URL? = nil,
    place: CommandPlace = .prompt
  ) {
    self.capabilities = capabilities
    self.language = language ?? capabilities.language
    self.home = home
    self.place = place
  }

  /// A file's or folder's path as people write it.
  package func path(_ file: URL) -> String {
    guard let home = home?.path, home != "/", file.path.hasPrefix(home + "/") else {
      return file.path
    }
    return "~" + file.path.dropFirst(home.count)
  }

  /// In cells; prose in longer lines is hard to read, however wide the window is.
  package var width: Int { min(capabilities.width, 88) }

  /// The sentence in lines that begin with `margin`; what is to be typed stands out.
  package func lines(_ sentence: Sentence, _ style: Style = .plain, margin: String = "")
    -> [StyledText]
  {
    (StyledText(margin) + text(sentence, style)).wrapped(to: width, indent: margin)
  }

  package func text(_ sentence: Sentence, _ style: Style = .plain) -> StyledText {
    var result = StyledText()
    var rest = sentence.spoken(in: language)[...]
    while let mark = rest.firstIndex(where: { $0 == "`" || $0 == "*" }) {
      let delimiter = rest[mark] == "`" ? "`" : "**"
      let inner = rest[mark...].dropFirst(delimiter.count)
      guard rest[mark...].hasPrefix(delimiter), let end = inner.range(of: delimiter) else {
        result.append(String(rest[...mark]), style)
        rest = rest[rest.index(after: mark)...]
        continue
      }
      result.append(String(rest[..<mark]), style)
      let marked = String(inner[..<end.lowerBound])
      if delimiter == "**" {
        result.append(marked, .strong)
      } else {
        // Without colour or bold the backticks go on showing where a command begins and ends.
        result.append(capabilities.hasTextStyles ? marked : "`\(marked)`", .command)
      }
      rest = inner[end.upperBound...]
    }
    result.append(String(rest), style)
    return result
  }

  /// A text of an author or of a learner's program, not of ours.
  package func lines(verbatim text: String, _ style: Style = .plain, margin: String = "")
    -> [StyledText]
  {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      (StyledText(margin) + StyledText(String(line), style)).wrapped(to: width, indent: margin)
    }
  }

  package func lines(_ document: MarkdownDocument) -> [StyledText] {
    MarkdownPrinter(capabilities, figures: figures).lines(document)
  }

  package func markdown(_ text: String) -> [StyledText] {
    lines(MarkdownDocument(parsing: text))
  }
}
