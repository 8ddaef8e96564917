import Drawing
import Foundation
import WorkerProtocol

/// A picture as sent by a compromised worker: well formed, with any numbers, strings and lists.
struct ForgedPicture {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  /// Returns a response with a picture in which some values are replaced, or `nil` if no picture can have
  /// these values.
  mutating func payload() throws -> Data? {
    // Replaces values in its JSON text, which can have any value.
    let honest = try ProbeValue.json(of: Self.honest)
    let object = try JSONSerialization.jsonObject(with: honest)
    let forged = forge(object, key: "", oneIn: Int.random(in: 8...120, using: &generator))
    let text = try JSONSerialization.data(withJSONObject: forged)
    return try (try? ProbeValue.value(RenderedWidget.self, in: text)).map {
      try Frame.payload(of: $0)
    }
  }

  private mutating func forge(_ value: Any, key: String, oneIn share: Int) -> Any {
    let isForged = Int.random(in: 0..<share, using: &generator) == 0
    switch value {
    case let object as [String: Any]:
      var forged: [String: Any] = [:]
      for key in object.keys.sorted() {
        forged[key] = forge(object[key] ?? 0, key: key, oneIn: share)
      }
      return forged
    case let list as [Any]:
      var forged = list.map { forge($0, key: key, oneIn: share) }
      guard isForged else { return forged }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: forged = []
      case 1: forged = Array(forged.reversed())
      case 2: forged = Array(repeatElement(forged, count: 5).joined())
      default: forged = forged.first.map { Array(repeating: $0, count: 60) } ?? []
      }
      return forged
    case let text as String:
      // Pixels and case names stay, or the picture couldn't be decoded.
      let isFree = ["string", "text", "type", "identifier", "name", "message", "kind"].contains(key)
      return isForged && isFree ? Self.texts.randomElement(using: &generator) ?? text : text
    case let number as NSNumber:
      // Booleans are numbers too, and must stay Booleans.
      guard isForged, !["true", "false"].contains("\(JSONText(number))") else { return number }
      let isWhole = ["weight", "node", "index", "entry", "line", "otherQuestions"].contains(key)
      return isWhole
        ? Self.wholeNumbers.randomElement(using: &generator) ?? 0
        : Self.numbers.randomElement(using: &generator) ?? 0
    default:
      return value
    }
  }

  private static let numbers: [any Sendable] = [
    "nan", "inf", "-inf", 0, -1, 1, 0.5, 3, -0.001, Double.leastNonzeroMagnitude, 1e-9, 1e4, -1e4,
    1e9, -1e9, 1e16, -1e16,
    1e38, 1e300, -1e300, 1.7976931348623157e308, -1.7976931348623157e308, 9007199254740993,
  ]
  private static let wholeNumbers: [any Sendable] = [
    0, 1, -1, 7, 1000, Int.max, Int.min, Int(Int32.max), Int(Int32.min), 1 << 53,
  ]
  private static let texts: [String] = [
    "", " ", "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{0}", "a\nb\r\nc\td", "\u{9B}31m",
    "\u{202E}fdp.exe",
    "\u{200B}\u{FEFF}\u{2060}", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽🇰🇷", "한글과 漢字ｶﾅ", "e" + String(repeating: "\u{301}", count: 300),
    String(repeating: "W", count: 3000), String(repeating: "🌤️", count: 300), "\u{FFFD}\u{FFFF}",
    "<script>alert(1)</script>&\"'", "]]>", "\u{1F468}\u{200D}", "\u{1F1F0}", "\u{E0001}\u{E007F}",
    "﷽",
    "\u{2028}\u{2029}", "%n%s", "\u{1160}\u{1160}", "ᄀᄀᄀ각ᆨᆨ",
  ]
}

/// A number's JSON text, which distinguishes Booleans from numbers.
private struct JSONText: CustomStringConvertible {
  let description: String

  init(_ number: NSNumber) {
    let data = try? JSONSerialization.data(withJSONObject: [number])
    description =
      data.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) } ?? ""
  }
}
