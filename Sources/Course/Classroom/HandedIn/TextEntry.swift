import Foundation

/// What somebody typed or pasted into a platform's own editor, which hands it on as a page.
///
/// Moodle calls it `onlinetext.html`, Canvas `kim_123_text.html`, Sakai `Kim, Minji(kim)_submissionText.html`.
enum TextEntry {
  /// What its text is compiled as.
  static let stem = "OnlineText"

  /// Whether a file's name, without what the platform put in front of it, is one that only platforms give.
  static func isName(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "onlinetext.html" || name.hasSuffix("_onlinetext_onlinetext.html")
      || name.hasSuffix("_submissiontext.html")
      || name.hasSuffix("text.html") && name.wholeMatch(of: /(?:.+_\d{3,}_)?text\.html/) != nil
  }

  /// The text of a page: each block and each forced end of line is a line of it.
  static func text(of page: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = page.startIndex
    // Looked for once for all that opens before it: a page may be nothing but signs that open.
    var close: Int? = page.startIndex
    while place < page.endIndex {
      switch page[place] {
      case UInt8(ascii: "<"):
        if let known = close, known <= place {
          close = page[place...].firstIndex(of: UInt8(ascii: ">"))
        }
        guard let end = close,
          let tag = tag(page[(place + 1)..<end])
        else {
          text.append(page[place])
          place += 1
          continue
        }
        if ["br", "/p", "/div", "/li", "/pre", "/tr", "/h1", "/h2", "/h3"].contains(tag) {
          text.append(0x0A)
        }
        place = end + 1
      case UInt8(ascii: "&"):
        let end = page[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
        guard let end, let letters = letters(page[(place + 1)..<end]) else {
          text.append(page[place])
          place += 1
          continue
        }
        text += letters
        place = end + 1
      // A space that does not break: editors put it where code is indented.
      case 0xC2 where place + 1 < page.endIndex && page[place + 1] == 0xA0:
        text.append(0x20)
        place += 2
      default:
        text.append(page[place])
        place += 1
      }
    }
    return text
  }

  /// A tag's name in small letters, with the stroke of one that ends; nil for what is no tag, such as `a < b`.
  private static func tag(_ inside: ArraySlice<UInt8>) -> String? {
    let name = inside.prefix(16).prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    // Most of what opens in code is no tag: that is seen without making a text of it.
    let slash = UInt8(ascii: "/")
    let word = name.first == slash ? name.dropFirst() : name
    let plain = word.last == slash ? word.dropLast() : word
    guard let first = plain.first, isLetter(first),
      plain.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) })
    else { return name.starts(with: "!--".utf8) ? "!--" : nil }
    let text = String(decoding: plain, as: UTF8.self).lowercased()
    return name.first == slash ? "/" + text : text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static func letters(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    let name = String(decoding: name, as: UTF8.self)
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    case "nbsp": return [0x20]
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.lowercased().hasPrefix("x") ? Int(digits.dropFirst(), radix: 16) : Int(digits)
      guard let number, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      return scalar == "\u{A0}" ? [0x20] : Array(String(scalar).utf8)
    }
  }
}
