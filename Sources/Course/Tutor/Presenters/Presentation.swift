package import Curriculum
package import Foundation
package import Sentences
package import Terminal

/// The settings for laying out text: terminal capabilities, language and place.
package struct Presentation: Hashable, Sendable {
  package var capabilities: TerminalCapabilities
  package var language: Language
  /// The learner's home folder, shown as `~`.
  package var home: URL?
  package var place: CommandPlace
  /// Rendered pictures, by the text of the fenced block that they replace.
  package var figures: [String: [StyledText]] = [:]
  /// Whether to break lines of code that are wider than the text.
  package var wrapsCode = false
  /// Pictures in pixels of failed checks, by the check's identifier.
  package var checkPictures: [String: [StyledText]] = [:]
  /// The files of earlier exercises that are compiled with the learner's files; problems in them must be
  /// fixed in their own folders.
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

  /// Returns a path with `~` for the home folder.
  package func path(_ file: URL) -> String {
    guard let home = home?.path, home != "/", file.path.hasPrefix(home + "/") else {
      return file.path
    }
    return "~" + file.path.dropFirst(home.count)
  }

  /// The width for text, in cells.
  ///
  /// Longer lines of prose are hard to read, even in a wide window.
  package var width: Int { min(capabilities.width, 88) }

  /// Returns the sentence in lines that begin with `margin`, with commands highlighted.
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
        // Without text styles, keep the backticks to show where a command begins and ends.
        result.append(capabilities.hasTextStyles ? marked : "`\(marked)`", .command)
      }
      rest = inner[end.upperBound...]
    }
    result.append(String(rest), style)
    return result
  }

  /// Returns text by an author or from a learner's program, without interpreting markup.
  package func lines(verbatim text: String, _ style: Style = .plain, margin: String = "")
    -> [StyledText]
  {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      (StyledText(margin) + StyledText(String(line), style)).wrapped(to: width, indent: margin)
    }
  }

  package func lines(_ document: MarkdownDocument) -> [StyledText] {
    MarkdownPrinter(
      capabilities, figures: figures,
      standIns: [LessonFigure.fence: lines(.figureComes, .quiet)], wrapsCode: wrapsCode
    ).lines(document)
  }

  package func markdown(_ text: String) -> [StyledText] {
    lines(MarkdownDocument(parsing: text))
  }
}
