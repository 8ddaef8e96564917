import ImageFiles

/// The colors of one picture: all of them, or the 255 that represent them best.
struct PicturePalette {
  /// A color in sixel's percentages of red, green and blue.
  struct Color: Hashable {
    var red, green, blue: UInt8

    fileprivate init(key: Int) {
      red = UInt8(key / (Self.levels * Self.levels))
      green = UInt8(key / Self.levels % Self.levels)
      blue = UInt8(key % Self.levels)
    }

    fileprivate static let levels = 101

    fileprivate subscript(channel: Int) -> UInt8 {
      channel == 0 ? red : channel == 1 ? green : blue
    }
  }

  private(set) var colors: [Color] = []
  /// The index of the color for each pixel; -1 for a transparent pixel.
  private(set) var indexes: [Int16] = []

  /// The maximum number of colors; terminals have at least 256 registers.
  private static let most = 255
  /// The minimum alpha of a pixel that is drawn; sixels are either opaque or absent.
  private static let leastAlpha: UInt8 = 128

  /// Chooses the colors of a picture by median cut.
  init(_ pixels: PixelBuffer) {
    let count = pixels.width * pixels.height
    var keys = [Int32](repeating: -1, count: count)
    var weights = [UInt32](repeating: 0, count: Color.levels * Color.levels * Color.levels)
    pixels.rgba.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      for place in 0..<count where bytes[place * 4 + 3] >= Self.leastAlpha {
        var key = 0
        for channel in 0..<3 {
          key = key * Color.levels + (Int(bytes[place * 4 + channel]) * 100 + 127) / 255
        }
        keys[place] = Int32(key)
        weights[key] += 1
      }
    }
    let used = weights.indices.filter { weights[$0] > 0 }
      .map { (key: $0, color: Color(key: $0), weight: Int(weights[$0])) }
    var boxes = used.isEmpty ? [] : [Box(used)]
    while boxes.count < Self.most,
      let widest = boxes.indices.max(by: { boxes[$0].rank < boxes[$1].rank }),
      let (left, right) = boxes[widest].halves
    {
      boxes[widest] = left
      boxes.append(right)
    }
    var indexOfKey = [Int16](repeating: -1, count: weights.count)
    for (place, box) in boxes.enumerated() {
      colors.append(box.mean)
      for color in box.colors { indexOfKey[color.key] = Int16(place) }
    }
    indexes = keys.map { $0 < 0 ? -1 : indexOfKey[Int($0)] }
  }

  /// Similar colors that share a place in the palette.
  private struct Box {
    typealias Weighted = (key: Int, color: Color, weight: Int)

    let colors: [Weighted]
    private let channel: Int
    private let extent: Int
    private let weight: Int

    init(_ colors: [Weighted]) {
      self.colors = colors
      let extents = (0..<3).map { channel -> Int in
        let levels = colors.map { $0.color[channel] }
        return Int(levels.max() ?? 0) - Int(levels.min() ?? 0)
      }
      channel = extents.indices.max { extents[$0] < extents[$1] } ?? 0
      extent = extents[channel]
      weight = colors.reduce(0) { $0 + $1.weight }
    }

    /// The urgency of cutting the box; 0 for a single color.
    var rank: Int { extent * extent * weight }

    /// The box cut at the median of its widest channel; nil for a single color.
    var halves: (Box, Box)? {
      guard colors.count > 1 else { return nil }
      let sorted = colors.sorted { $0.color[channel] < $1.color[channel] }
      var before = 0
      var cut = 0
      while cut < sorted.count - 1, before * 2 < weight {
        before += sorted[cut].weight
        cut += 1
      }
      cut = max(cut, 1)
      return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
    }

    var mean: Color {
      guard colors.count > 1 else { return colors[0].color }
      func mean(_ channel: Int) -> Int {
        (colors.reduce(0) { $0 + Int($1.color[channel]) * $1.weight } + weight / 2) / weight
      }
      return Color(
        key: (mean(0) * Color.levels + mean(1)) * Color.levels + mean(2))
    }
  }
}
