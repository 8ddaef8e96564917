import Pixels

/// An opaque color with 8 bits per component.
package struct CellColor: Hashable, Codable, Sendable {
  package var red, green, blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Composites a premultiplied pixel over `backdrop`.
  init(_ pixel: Pixel, over backdrop: Pixel) {
    let color = Blending.over(pixel, backdrop)
    func byte(_ value: Float) -> UInt8 {
      value.isFinite ? UInt8(min(max(value * 255, 0), 255).rounded()) : 0
    }
    self.init(red: byte(color.x), green: byte(color.y), blue: byte(color.z))
  }

  /// The gray level of the color in monochrome output, from 0 to 1.
  package var luma: Double {
    RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255).luma
  }

  /// Returns the largest difference in any component, from 0 to 255.
  func distance(to other: CellColor) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}
