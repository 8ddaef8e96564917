/// CMYK ink values.
struct Inks {
  /// Whether 255 means no ink.
  ///
  /// Adobe's programs store ink this way, contrary to the standard, and nearly all CMYK files come from
  /// Adobe's programs.
  let isInverted: Bool

  /// Converts CMYK to RGB with an opaque alpha, in place.
  func mix(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    let turn: UInt8 = isInverted ? 0 : 255
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
      let black = Int(bytes[start + 3] ^ turn)
      for place in start..<start + 3 {
        bytes[place] = UInt8(Int(bytes[place] ^ turn) * black / 255)
      }
      bytes[start + 3] = 255
    }
  }
}
