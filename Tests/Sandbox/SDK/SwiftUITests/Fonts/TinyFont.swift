import Foundation

/// A TrueType font with a single letter, a rectangle.
struct TinyFont {
  var family: String
  var style = "Regular"
  var weight = 400
  /// The letter's code point, `A`.
  var letter = 0x41
  /// The letter's advance, in thousandths of an em.
  var advance = 700

  var postScriptName: String { "\(family)-\(style)" }

  var file: Data {
    let tables = [
      ("OS/2", windows), ("cmap", characters), ("glyf", outline), ("head", head), ("hhea", header),
      ("hmtx", words(500, 0, advance, 50)), ("loca", words(0, 0, outline.count / 2)),
      ("maxp", words(1, 0, 2, 4, 1) + Data(count: 22)), ("name", names),
    ]
    var directory = words(1, 0, tables.count, 128, 3, 16)
    var contents = Data()
    for (tag, table) in tables {
      let start = 12 + 16 * tables.count + contents.count
      directory += Data(tag.utf8) + words(0, 0, 0, start, 0, table.count)
      contents += table + Data(count: (4 - table.count % 4) % 4)
    }
    return directory + contents
  }

  private var head: Data {
    words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + Data(count: 16)
      + words(0, 0, 700, 700, weight > 500 ? 1 : 0, 8, 2, 0, 0)
  }

  /// An ascent of 0.9 em, a descent of 0.2 em, and a gap of 0.1 em between lines.
  private var header: Data { words(1, 0, 900, -200, 100, 1000) + Data(count: 22) + words(2) }

  private var windows: Data {
    words(4, 600, weight, 5) + Data(count: 78) + words(500, 700) + Data(count: 6)
  }

  private var outline: Data {
    words(1, 50, 0, 650, 700, 3, 0) + Data([1, 1, 1, 1]) + words(50, 0, 600, 0, 0, 700, 0, -700)
  }

  private var characters: Data {
    words(
      0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, letter, 0xFFFF, 0, letter, 0xFFFF, 1 - letter, 1, 0,
      0)
  }

  private var names: Data {
    let texts = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)]
    var records = words(0, texts.count, 6 + 12 * texts.count)
    var letters = Data()
    for (identifier, text) in texts {
      let bytes = text.utf16.reduce(into: Data()) { $0 += words(Int($1)) }
      records += words(3, 1, 0x409, identifier, bytes.count, letters.count)
      letters += bytes
    }
    return records + letters
  }

  /// Returns big-endian numbers of 16 bits.
  private func words(_ values: Int...) -> Data {
    values.reduce(into: Data()) { data, value in
      let word = UInt16(truncatingIfNeeded: value)
      data += [UInt8(word >> 8), UInt8(word & 0xFF)]
    }
  }
}
