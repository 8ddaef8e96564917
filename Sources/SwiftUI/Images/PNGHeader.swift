/// What a PNG file says about its pixels.
struct PNGHeader {
  enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayWithAlpha = 4
    case colorWithAlpha = 6
  }

  /// The pixels that are stored one after another: all of them, or one step of interlacing.
  struct Pass {
    var left, top, stepX, stepY, width, height: Int
  }

  let width: Int
  let height: Int
  let depth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 13, let colorType = ColorType(rawValue: bytes[9]) else { return nil }
    width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(bytes[8])
    self.colorType = colorType
    isInterlaced = bytes[12] == 1
    // The format's own limit, beyond which the pixels could not even be counted.
    guard (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height),
      [1, 2, 4, 8, 16].contains(depth)
    else { return nil }
  }

  var channels: Int {
    switch colorType {
    case .gray, .palette: 1
    case .grayWithAlpha: 2
    case .color: 3
    case .colorWithAlpha: 4
    }
  }

  var bytesPerPixel: Int { max(1, channels * depth / 8) }

  /// The bytes of a row, without its filter byte.
  func rowLength(of width: Int) -> Int {
    (width * channels * depth + 7) / 8
  }

  var passes: [Pass] {
    guard isInterlaced else {
      return [Pass(left: 0, top: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
    let steps = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return steps.map { left, top, stepX, stepY in
      Pass(
        left: left, top: top, stepX: stepX, stepY: stepY,
        width: max(0, (width - left + stepX - 1) / stepX),
        height: max(0, (height - top + stepY - 1) / stepY))
    }.filter { $0.width > 0 && $0.height > 0 }
  }
}
