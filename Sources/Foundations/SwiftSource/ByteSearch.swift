import Foundation

extension [UInt8] {
  /// Returns whether the bytes contain the text.
  ///
  /// The search is fast enough to run before scanning.
  package func contains(text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    return withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress, bytes.count >= wanted.count else { return false }
      // The end of the positions where the whole text still fits.
      let end = place + (bytes.count - wanted.count + 1)
      while let found = memchr(place, Int32(first), end - place) {
        if memcmp(found, wanted, wanted.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
