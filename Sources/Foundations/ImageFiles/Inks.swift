/// Printers' inks: cyan, magenta, yellow and black.
struct Inks {
  /// Adobe's programs write 255 for no ink, against the standard; nearly all such files are theirs.
  let isInverted: Bool

  /// Turns inks into red, green, blue and an opaque alpha, in place.
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
