/// Fingerprints of a sequence of tokens: of every window of neighbouring pieces the least is kept, so that what
/// two sequences share is found wherever it stands (Schleimer, Wilkerson and Aiken, 2003).
struct Winnowing: Sendable {
  struct Print: Hashable, Sendable {
    var hash: UInt64
    /// Where its piece begins, among the tokens.
    var place: Int
  }

  /// Tokens of a piece; whatever is shorter is no sign of anything.
  var piece = 15
  /// Pieces of a window.
  var window = 9

  /// Whatever has so many tokens and is shared is found.
  var guaranteed: Int { piece + window - 1 }

  /// The hash of every piece, by where it begins.
  func pieces(of codes: [UInt64]) -> [UInt64] {
    guard codes.count >= piece else { return [] }
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var highest: UInt64 = 1
    for _ in 1..<piece { highest &*= factor }
    var hash: UInt64 = 0
    var hashes: [UInt64] = []
    hashes.reserveCapacity(codes.count - piece + 1)
    for (place, code) in codes.enumerated() {
      if place >= piece { hash &-= codes[place - piece] &* highest }
      hash = hash &* factor &+ code
      // The sum's low bits know only the low bits of what was added.
      if place >= piece - 1 { hashes.append(hash ^ (hash >> 29) &* 0xBF58_476D_1CE4_E5B9) }
    }
    return hashes
  }

  /// Of each window the least hash, of several least ones the last; each once.
  func prints(of hashes: [UInt64]) -> [Print] {
    guard !hashes.isEmpty else { return [] }
    var found: [Print] = []
    var least = -1
    for end in hashes.indices {
      let start = max(0, end - window + 1)
      if least < start {
        least = start
        for place in start...end where hashes[place] <= hashes[least] { least = place }
      } else if hashes[end] <= hashes[least] {
        least = end
      } else if end > window - 1 {
        continue
      }
      // A file that is shorter than one window has one print.
      guard end >= window - 1 || end == hashes.count - 1 else { continue }
      if found.last?.place != least { found.append(Print(hash: hashes[least], place: least)) }
    }
    return found
  }
}
