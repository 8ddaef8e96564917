/// Finds the nearest color of a smaller palette.
enum TerminalPalette {
  /// Returns the index of the nearest of xterm's 256 colors, ignoring the first 16, which users can redefine.
  static func index256(of color: CellColor) -> Int {
    func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let steps = [0, 95, 135, 175, 215, 255]
    let (r, g, b) = (level(color.red), level(color.green), level(color.blue))
    let cube = [steps[r], steps[g], steps[b]]
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    let shade = 8 + grey * 10
    func distance(_ other: [Int]) -> Int {
      let (x, y, z) = (
        Int(color.red) - other[0], Int(color.green) - other[1], Int(color.blue) - other[2]
      )
      return x * x + y * y + z * z
    }
    return distance(cube) <= distance([shade, shade, shade]) ? 16 + 36 * r + 6 * g + b : 232 + grey
  }

  /// Returns the index of the nearest of the 16 standard colors, according to xterm's values.
  static func index16(of color: CellColor) -> Int {
    var best = 0
    var bestDistance = Int.max
    for (index, other) in standard.enumerated() {
      // Hue weighs more than brightness, so that a tint doesn't turn gray.
      let (x, y, z) = (
        Int(color.red) - other.0, Int(color.green) - other.1, Int(color.blue) - other.2
      )
      let distance = 3 * x * x + 4 * y * y + 2 * z * z
      if distance < bestDistance {
        best = index
        bestDistance = distance
      }
    }
    return best
  }

  private static let standard: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 60, 60), (60, 255, 60), (255, 255, 60), (92, 92, 255),
    (255, 60, 255), (60, 255, 255), (255, 255, 255),
  ]
}
