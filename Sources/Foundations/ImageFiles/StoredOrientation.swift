/// The orientation of stored pixels, numbered as in Exif 2.32 (tag 274).
package enum StoredOrientation: Int, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  var isSideways: Bool { rawValue >= StoredOrientation.leftMirrored.rawValue }

  /// Reads the first directory of a TIFF block, or returns `nil` if it is damaged or has no orientation.
  init?(exif bytes: [UInt8]) {
    let isLittle: Bool
    switch bytes.prefix(2) {
    case [0x49, 0x49]: isLittle = true
    case [0x4D, 0x4D]: isLittle = false
    default: return nil
    }
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      let digits = bytes[place..<place + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + entry * 12
      guard let tag = number(place, 2), let kind = number(place + 2, 2) else { return nil }
      // The entry itself holds 2-byte values.
      guard tag == 274, kind == 3, let value = number(place + 8, 2) else { continue }
      self.init(rawValue: value)
      return
    }
    return nil
  }

  /// Returns the stored position of the upright image's pixel at `(x, y)`, in a file of `width` × `height`.
  func place(x: Int, y: Int, width: Int, height: Int) -> (column: Int, row: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}
