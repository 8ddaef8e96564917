/// CMYK ink values.
struct Inks {
  /// Adobe writes 255 for no ink, contrary to the standard; nearly all CMYK files come from Adobe.
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
