import ImageFiles

/// A picture as sixel graphics, whose transparent pixels keep the terminal's background.
struct SixelImage {
  private let width: Int
  private let height: Int
  private let palette: PicturePalette

  init(_ pixels: PixelBuffer) {
    width = pixels.width
    height = pixels.height
    palette = PicturePalette(pixels)
  }

  /// The height in pixels of a band, a row of sixel characters.
  private static let band = 6

  /// The escape sequence that draws the picture at the cursor.
  var code: String {
    // The second parameter, 1, leaves the pixels without a color unchanged.
    var code = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (place, color) in palette.colors.enumerated() {
      code += Array("#\(place);2;\(color.red);\(color.green);\(color.blue)".utf8)
    }
    for top in stride(from: 0, to: height, by: Self.band) {
      add(bandAt: top, to: &code)
      code.append(UInt8(ascii: "-"))
    }
    code += Array("\u{1B}\\".utf8)
    return String(decoding: code, as: UTF8.self)
  }

  private func add(bandAt top: Int, to code: inout [UInt8]) {
    var rows: [Int16: [UInt8]] = [:]
    for bit in 0..<min(Self.band, height - top) {
      let start = (top + bit) * width
      for column in 0..<width {
        let color = palette.indexes[start + column]
        guard color >= 0 else { continue }
        rows[color, default: [UInt8](repeating: 0, count: width)][column] |= 1 << UInt8(bit)
      }
    }
    // Colors in the order of their first column draw the band from left to right.
    let order = rows.map { (color: $0.key, first: $0.value.firstIndex { $0 > 0 } ?? 0) }
      .sorted { ($0.first, $0.color) < ($1.first, $1.color) }
    for (place, color) in order.map(\.color).enumerated() {
      if place > 0 { code.append(UInt8(ascii: "$")) }
      code += Array("#\(color)".utf8)
      Self.add(rows[color] ?? [], to: &code)
    }
  }

  /// Adds a row of sixels, run-length encoded and without trailing empty ones.
  private static func add(_ row: [UInt8], to code: inout [UInt8]) {
    let end = (row.lastIndex { $0 > 0 } ?? -1) + 1
    var place = 0
    while place < end {
      var next = place + 1
      while next < end, row[next] == row[place] { next += 1 }
      let character = row[place] + UInt8(ascii: "?")
      if next - place > 3 {
        code += Array("!\(next - place)".utf8)
        code.append(character)
      } else {
        code += Array(repeating: character, count: next - place)
      }
      place = next
    }
  }
}
