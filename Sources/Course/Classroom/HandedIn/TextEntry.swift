import Foundation

/// Text that a learner typed or pasted into a platform's own editor, exported as an HTML page.
///
/// Moodle calls it `onlinetext.html`, Canvas `kim_123_text.html`. Sakai calls it `Kim,
/// Minji(kim)_submissionText.html`.
enum TextEntry {
  /// The stem of the file name under which the text is compiled.
  static let stem = "OnlineText"

  /// Whether a file name, without the platform's prefix, is used only by platforms.
  static func isName(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "onlinetext.html" || name.hasSuffix("_onlinetext_onlinetext.html")
      || name.hasSuffix("_submissiontext.html")
      || name.hasSuffix("text.html") && name.wholeMatch(of: /(?:.+_\d{3,}_)?text\.html/) != nil
  }

  /// Returns the text of an HTML page.
  ///
  /// Each block and each forced line break ends a line.
  static func text(of page: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = page.startIndex
    // Finds the closing `>` only once for all `<` before it, because a page may consist of nothing but
    // `<`.
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
      // A non-breaking space, which editors insert in indented code.
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

  /// Returns a tag's lowercase name, with the slash of a closing tag; nil for text that isn't a tag, as in `a
  /// < b`.
  private static func tag(_ inside: ArraySlice<UInt8>) -> String? {
    let name = inside.prefix(16).prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    // Most `<` in code don't begin tags, so this check avoids creating a string.
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
