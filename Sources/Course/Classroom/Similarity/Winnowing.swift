/// Fingerprints of a token sequence: the smallest hash of each window of consecutive pieces.
///
/// They reveal shared parts of two sequences regardless of their position (Schleimer, Wilkerson and Aiken,
/// 2003).
struct Winnowing: Sendable {
  struct Print: Hashable, Sendable {
    var hash: UInt64
    /// The index of the piece's first token.
    var place: Int
  }

  /// The number of tokens in a piece.
  ///
  /// Shorter matches mean nothing.
  var piece = 15
  /// The number of pieces in a window.
  var window = 9

  /// The minimum length, in tokens, of shared sequences that are certain to be found.
  var guaranteed: Int { piece + window - 1 }

  /// Returns the hash of each piece, in the order of first tokens.
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
      // Mixes the bits, because the sum's low bits depend only on the low bits of the codes.
      if place >= piece - 1 { hashes.append(hash ^ (hash >> 29) &* 0xBF58_476D_1CE4_E5B9) }
    }
    return hashes
  }

  /// Returns each window's smallest hash, without duplicates.
  ///
  /// Of several equal hashes, the last one is chosen.
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
      // A file shorter than one window has one fingerprint.
      guard end >= window - 1 || end == hashes.count - 1 else { continue }
      if found.last?.place != least { found.append(Print(hash: hashes[least], place: least)) }
    }
    return found
  }
}
