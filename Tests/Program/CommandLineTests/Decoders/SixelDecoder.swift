/// Reads sixel graphics according to the VT340 programmer's manual: `ESC P … q` data `ESC \`.
///
/// Each character from `?` to `~` is a column of six pixels, with the lowest bit at the top.
struct SixelDecoder {
  private var palette: [Int: DecodedPicture.Color] = [:]
  private var pixels: [Place: DecodedPicture.Color] = [:]
  private var color = 0
  private var column = 0
  private var row = 0
  private var size: (width: Int, height: Int)?

  private struct Place: Hashable { var column, row: Int }

  static func pictures(in text: String) throws -> [DecodedPicture] {
    var pictures: [DecodedPicture] = []
    var rest = Array(text.utf8)[...]
    while let start = start(in: rest) {
      guard
        let end = rest[start...].indices.dropLast().first(where: { place in
          rest[place] == 0x1b && rest[place + 1] == UInt8(ascii: "\\")
        })
      else { throw DecodedPicture.Failure(description: "sixels without an end") }
      var decoder = SixelDecoder()
      try decoder.read(rest[start..<end])
      pictures.append(try decoder.picture())
      rest = rest[(end + 2)...]
    }
    return pictures
  }

  /// Returns the position after the `q` of `ESC P 1;2;3 q`.
  private static func start(in bytes: ArraySlice<UInt8>) -> Int? {
    for place in bytes.indices.dropLast() where bytes[place] == 0x1b && bytes[place + 1] == 0x50 {
      var next = place + 2
      while next < bytes.endIndex,
        (0x30...0x39).contains(bytes[next]) || bytes[next] == UInt8(ascii: ";")
      {
        next += 1
      }
      if next < bytes.endIndex, bytes[next] == UInt8(ascii: "q") { return next + 1 }
    }
    return nil
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) throws {
    var place = bytes.startIndex
    /// Reads numbers separated by semicolons.
    func numbers() -> [Int] {
      var found = [0]
      while place < bytes.endIndex {
        switch bytes[place] {
        case 0x30...0x39:
          found[found.count - 1] = found[found.count - 1] * 10 + Int(bytes[place] - 0x30)
        case UInt8(ascii: ";"): found.append(0)
        default: return found
        }
        place += 1
      }
      return found
    }
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        let raster = numbers()
        if raster.count >= 4 { size = (raster[2], raster[3]) }
      case UInt8(ascii: "#"):
        let words = numbers()
        color = words[0]
        if words.count == 5 { palette[color] = try Self.color(words) }
      case UInt8(ascii: "!"):
        let count = numbers()[0]
        guard place < bytes.endIndex, count <= 10_000 else {
          throw DecodedPicture.Failure(description: "a repetition of \(count)")
        }
        try draw(bytes[place], times: count)
        place += 1
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"):
        column = 0
        row += 6
      case 0x0a, 0x0d: continue
      default: try draw(byte, times: 1)
      }
    }
  }

  private mutating func draw(_ byte: UInt8, times count: Int) throws {
    guard (0x3f...0x7e).contains(byte),
      let ink = palette[color] ?? (byte == 0x3f ? .init(red: 0, green: 0, blue: 0) : nil)
    else { throw DecodedPicture.Failure(description: "byte \(byte) in color \(color)") }
    for _ in 0..<count {
      for bit in 0..<6 where (byte - 0x3f) & (1 << UInt8(bit)) != 0 {
        pixels[Place(column: column, row: row + bit)] = ink
      }
      column += 1
    }
  }

  /// Reads `#number;2;red;green;blue` in percent.
  ///
  /// Rings never writes hues, which begin with 1.
  private static func color(_ words: [Int]) throws -> DecodedPicture.Color {
    guard words[1] == 2, words[2...].allSatisfy({ (0...100).contains($0) }) else {
      throw DecodedPicture.Failure(description: "a color \(words)")
    }
    let parts = words[2...].map { ($0 * 255 + 50) / 100 }
    return .init(red: parts[0], green: parts[1], blue: parts[2])
  }

  private func picture() throws -> DecodedPicture {
    let width = size?.width ?? (pixels.keys.map(\.column).max() ?? -1) + 1
    let height = size?.height ?? (pixels.keys.map(\.row).max() ?? -1) + 1
    guard width > 0, height > 0, width * height < 40_000_000 else {
      throw DecodedPicture.Failure(description: "\(width) × \(height) pixels")
    }
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    for (place, ink) in pixels where place.column < width && place.row < height {
      let start = (place.row * width + place.column) * 4
      rgba[start] = UInt8(ink.red)
      rgba[start + 1] = UInt8(ink.green)
      rgba[start + 2] = UInt8(ink.blue)
      rgba[start + 3] = 255
    }
    return DecodedPicture(width: width, height: height, rgba: rgba, columns: nil)
  }
}
