/// Matches brackets as tokens arrive in order.
///
/// Broken source is tolerated: brackets left open inside a pair are skipped, and so are closing brackets
/// without a partner. Matching takes linear time without recursion.
struct BracketMatcher {
  /// The indexes of the open brackets, innermost last.
  private var open: [(bracket: UInt8, place: UInt32)] = []
  /// The number of open parentheses, square brackets and braces.
  private var counts = (round: 0, square: 0, curly: 0)

  var innermost: Int? { open.last.map { Int($0.place) } }

  /// Adds the last token, whose first byte is `byte`.
  mutating func take(_ byte: UInt8, isSign: Bool, _ tokens: inout [CodeToken]) {
    let place = tokens.count - 1
    if isSign, let opening = Self.opening(of: byte), count(opening) > 0 {
      close(opening, at: place, &tokens)
    }
    tokens[place].enclosingIndex = open.last?.place ?? CodeToken.nowhere
    guard isSign, "([{".utf8.contains(byte) else { return }
    open.append((byte, UInt32(clamping: place)))
    change(byte, by: 1)
  }

  private mutating func close(_ opening: UInt8, at place: Int, _ tokens: inout [CodeToken]) {
    while let last = open.popLast() {
      change(last.bracket, by: -1)
      guard last.bracket == opening else { continue }
      tokens[place].partnerIndex = last.place
      tokens[Int(last.place)].partnerIndex = UInt32(clamping: place)
      return
    }
  }

  private static func opening(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: nil
    }
  }

  private func count(_ opening: UInt8) -> Int {
    switch opening {
    case UInt8(ascii: "("): counts.round
    case UInt8(ascii: "["): counts.square
    default: counts.curly
    }
  }

  private mutating func change(_ opening: UInt8, by difference: Int) {
    switch opening {
    case UInt8(ascii: "("): counts.round += difference
    case UInt8(ascii: "["): counts.square += difference
    default: counts.curly += difference
    }
  }
}
