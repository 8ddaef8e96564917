import Drawing
import Foundation

/// A range of text in a single font and style, ready for typesetting.
struct TextRun {
  var string: String
  var font: FontDescription
  /// The space added after each character, in points.
  var kerning: Double = 0
  /// The offset of the run above the baseline, in points.
  var baselineOffset: Double = 0
  var isUnderlined = false
  var isStruckThrough = false
  /// The name of an SF Symbol in place of the string.
  var symbol: String?
  /// The style of the run, or `nil` for the current foreground style.
  var foreground: (any ShapeStyle)?
}

extension TextRun {
  /// The run in parts, where characters that a bundled font lacks have the system font.
  ///
  /// Characters that only need shaping keep the line height of the bundled font.
  fileprivate var splitByFont: [TextRun] {
    guard symbol == nil, let glyphs = font.typeface?.glyphs else { return [self] }
    var parts: [TextRun] = []
    for character in string {
      var font = font
      if character.isNewline, let last = parts.last {
        font = last.font
      } else if !character.isNewline, glyphs.advance(of: character) == nil {
        if glyphs.contains(character) {
          font.typeface?.glyphs = nil
        } else {
          font = font.withSystemTypeface
        }
      }
      if parts.last.map({ !$0.font.draws(like: font) }) ?? true {
        var part = self
        (part.string, part.font) = ("", font)
        parts.append(part)
      }
      parts[parts.count - 1].string.append(character)
    }
    return parts.isEmpty ? [self] : parts
  }
}

extension FontDescription {
  /// Whether two variants of a font have the same face with or without its glyphs.
  fileprivate func draws(like other: FontDescription) -> Bool {
    (typeface == nil) == (other.typeface == nil)
      && (typeface?.glyphs == nil) == (other.typeface?.glyphs == nil)
  }
}

/// A character or symbol with the index of its run.
struct Glyph {
  let character: Character
  /// The width in points, including any space added between characters.
  var advance: Double
  let run: Int
}

/// The glyphs between two of the text's own line breaks.
struct Paragraph {
  var glyphs: ArraySlice<Glyph>
  /// The width in points, including trailing spaces.
  let width: Double
}

/// Text split into glyphs and paragraphs, and measured once.
struct MeasuredText {
  /// The maximum number of characters.
  ///
  /// A widget shows a few thousand at most.
  static let maximumCharacters = 20_000

  let runs: [TextRun]
  let metrics: TextMetrics
  let paragraphs: [Paragraph]
  let isCut: Bool
  let string: String

  /// Whether the text has no characters or symbols.
  ///
  /// Empty text takes no space.
  var isEmpty: Bool { paragraphs.count <= 1 && paragraphs.allSatisfy(\.glyphs.isEmpty) }

  init(runs: [TextRun], metrics: TextMetrics) {
    self.metrics = metrics
    var glyphs: [Glyph] = []
    var lines: [Range<Int>] = []
    var start = 0
    var isCut = false
    var shown: [TextRun] = []
    for run in metrics == .sanFrancisco ? runs.flatMap(\.splitByFont) : runs {
      var run = run
      let room = Self.maximumCharacters - glyphs.count
      if run.string.utf8.count > room, run.string.count > room {
        run.string = String(run.string.prefix(max(0, room)))
        isCut = true
      }
      let index = shown.count
      shown.append(run)
      if run.symbol != nil {
        let width = metrics.symbolWidth(in: run.font)
        glyphs.append(Glyph(character: "\u{FFFC}", advance: width + run.kerning, run: index))
        continue
      }
      var advances: [Character: Double] = [:]
      var previous: Character?
      for character in run.string {
        if character.isNewline {
          lines.append(start..<glyphs.count)
          start = glyphs.count
          previous = nil
          continue
        }
        let advance: Double
        if let known = advances[character] {
          advance = known
        } else {
          advance = metrics.advance(of: character, in: run.font) + run.kerning
          advances[character] = advance
        }
        if let font = run.font.typeface?.glyphs, let previous, metrics == .sanFrancisco {
          glyphs[glyphs.count - 1].advance +=
            font.kerning(between: previous, and: character) * run.font.size
        }
        previous = character
        glyphs.append(Glyph(character: character, advance: advance, run: index))
      }
      if isCut { break }
    }
    lines.append(start..<glyphs.count)
    self.runs = shown
    self.isCut = isCut
    self.string = shown.map { $0.symbol == nil ? $0.string : "" }.joined()
    paragraphs = lines.map { range in
      let slice = glyphs[range]
      return Paragraph(glyphs: slice, width: slice.reduce(0) { $0 + $1.advance })
    }
  }
}

extension TextMetrics {
  /// Returns the width of a symbol in a line of text: about a third more than the height of a capital letter.
  func symbolWidth(in font: FontDescription) -> Double {
    switch self {
    case .fixedCell(let width, _): width
    case .sanFrancisco: font.size * 1.17
    }
  }

  /// Returns the height of the letters, without the leading of the text style.
  func naturalHeight(of font: FontDescription) -> Double {
    lineHeight(of: font.withoutLeading)
  }

  func naturalAscent(of font: FontDescription) -> Double {
    ascent(of: font.withoutLeading)
  }
}

extension FontDescription {
  /// The system font of the same size and weight.
  var withSystemTypeface: FontDescription {
    var copy = self
    if typeface != nil { copy.lineHeight = nil }
    copy.typeface = nil
    return copy
  }

  fileprivate var withoutLeading: FontDescription {
    var copy = self
    copy.lineHeight = nil
    return copy
  }
}
