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

/// A character or symbol with the index of its run.
struct Glyph {
  let character: Character
  /// The width in points, including any space added between characters.
  let advance: Double
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
    for run in runs {
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
      for character in run.string {
        if character.isNewline {
          lines.append(start..<glyphs.count)
          start = glyphs.count
          continue
        }
        let advance: Double
        if let known = advances[character] {
          advance = known
        } else {
          advance = metrics.advance(of: character, in: run.font) + run.kerning
          advances[character] = advance
        }
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
  fileprivate var withoutLeading: FontDescription {
    var copy = self
    copy.lineHeight = nil
    return copy
  }
}
