import Drawing
extension StyledText {
  /// Returns the text in lines of at most `width` cells, broken at spaces or inside words longer than a line.
  ///
  /// Paths and URLs aren't broken, so that they can be copied and clicked. Korean text breaks between words
  /// too, which reads better than between syllables. Line feeds stay. Every line except the first begins with
  /// `indent`, which counts toward the width.
  ///
  /// - Parameter breaksPaths: True to break paths too, after slashes.
  package func wrapped(
    to width: Int, indent: String = "", breaksPaths: Bool = false
  ) -> [StyledText] {
    var wrapping = Wrapping(width: max(width, 1), indent: indent, breaksPaths: breaksPaths)
    for piece in pieces {
      wrapping.add(piece)
    }
    return wrapping.finish()
  }

  /// The words, spaces and line feeds of the text; a word can contain several styles.
  private var pieces: [Wrapping.Piece] {
    var pieces: [Wrapping.Piece] = []
    for run in runs {
      for character in run.text {
        let part = Run(String(character), run.style, link: run.link)
        if character.isNewline {
          pieces.append(.lineFeed)
        } else if character == " " || character == "\t" {
          if case .space(var text)? = pieces.last {
            text.append(part)
            pieces[pieces.count - 1] = .space(text)
          } else {
            pieces.append(.space(StyledText(runs: [part])))
          }
        } else if case .word(var text)? = pieces.last {
          text.append(part)
          pieces[pieces.count - 1] = .word(text)
        } else {
          pieces.append(.word(StyledText(runs: [part])))
        }
      }
    }
    return pieces
  }
}

private struct Wrapping {
  enum Piece {
    case word(StyledText)
    case space(StyledText)
    case lineFeed
  }

  let width: Int
  let indent: String
  let breaksPaths: Bool
  private var lines: [StyledText] = []
  private var line = StyledText()
  private var lineWidth = 0
  private var waitingSpace = StyledText()

  init(width: Int, indent: String, breaksPaths: Bool) {
    self.width = width
    self.indent = indent
    self.breaksPaths = breaksPaths
  }

  mutating func add(_ piece: Piece) {
    switch piece {
    case .lineFeed: endLine()
    case .space(let space):
      // Drop spaces at the start of a wrapped line, but keep the text's own indentation.
      if lineHasText || lines.isEmpty { waitingSpace.append(space) }
    case .word(let word): add(word)
    }
  }

  mutating func finish() -> [StyledText] {
    lines.append(line)
    return lines
  }

  private var lineHasText: Bool { lineWidth > indentWidth || (lines.isEmpty && lineWidth > 0) }

  private var indentWidth: Int { lines.isEmpty ? 0 : CellWidth.of(indent) }

  private mutating func add(_ word: StyledText) {
    let needed = waitingSpace.width + word.width
    if lineWidth + needed > width, lineHasText {
      endLine()
    }
    line.append(waitingSpace)
    lineWidth += waitingSpace.width
    waitingSpace = StyledText()
    if lineWidth + word.width <= width || word.text.contains("/") && !breaksPaths {
      line.append(word)
      lineWidth += word.width
    } else {
      addInParts(word)
    }
  }

  /// Returns whether the word's next path component needs a new line.
  private func breaks(before rest: Substring) -> Bool {
    guard breaksPaths, lineHasText else { return false }
    let part = rest.firstIndex(of: "/").map { rest[...$0] } ?? rest
    let cells = CellWidth.of(part)
    return lineWidth + cells > width && cells <= width - CellWidth.of(indent)
  }

  private mutating func addInParts(_ word: StyledText) {
    var left = word.text.count
    for run in word.runs {
      for place in run.text.indices {
        let character = run.text[place]
        let cells = CellWidth.of(character)
        let isAfterStroke = place > run.text.startIndex && run.text[..<place].hasSuffix("/")
        // Keep a trailing punctuation mark together with the character before it.
        let needed = left == 2 ? cells + markWidth(at: word.text.last) : cells
        left -= 1
        if lineWidth + needed > width && lineHasText
          || isAfterStroke && breaks(before: run.text[place...])
        {
          endLine()
        }
        line.append(StyledText.Run(String(character), run.style, link: run.link))
        lineWidth += cells
      }
    }
  }

  /// Returns the width of a trailing punctuation mark; 0 for a letter or digit.
  private func markWidth(at character: Character?) -> Int {
    guard let character, !character.isLetter, !character.isNumber else { return 0 }
    return CellWidth.of(character)
  }

  private mutating func endLine() {
    lines.append(line)
    waitingSpace = StyledText()
    line = StyledText(indent)
    lineWidth = CellWidth.of(indent)
  }
}
