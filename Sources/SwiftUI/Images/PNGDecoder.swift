import Drawing
import Foundation

/// Reads PNG images (W3C PNG, third edition): every colour type, depth and interlacing.
struct PNGDecoder {
  enum Failure: Error {
    case isNoImage
    case isDamaged
    /// More pixels than a widget could ever show.
    case isTooLarge(width: Int, height: Int)
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Images beyond this many pixels are not decoded.
  private static let maximumPixels = 40_000_000

  private let header: PNGHeader
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var packed: [UInt8] = []

  init(_ bytes: [UInt8]) throws(Failure) {
    var header: PNGHeader?
    var position = Self.signature.count
    chunks: while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let start = position + 8
      guard start + length + 4 <= bytes.count else { throw .isDamaged }
      let content = bytes[start..<start + length]
      switch String(decoding: bytes[position + 4..<start], as: UTF8.self) {
      case "IHDR": header = PNGHeader(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": packed += content
      case "IEND": break chunks
      default: break
      }
      position = start + length + 4
    }
    guard let header else { throw .isNoImage }
    guard header.width * header.height <= Self.maximumPixels else {
      throw .isTooLarge(width: header.width, height: header.height)
    }
    self.header = header
  }

  func bitmap() throws(Failure) -> Bitmap {
    let passes = header.passes
    let limit = passes.reduce(0) { $0 + $1.height * (header.rowLength(of: $1.width) + 1) }
    // Two bytes of zlib header stand before the packed data.
    var inflater = Inflater(packed, from: 2, limit: limit)
    var rows: [UInt8]
    do { rows = try inflater.inflated() } catch { throw .isDamaged }
    guard rows.count == limit else { throw .isDamaged }
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var start = 0
    for pass in passes {
      let length = header.rowLength(of: pass.width)
      for row in 0..<pass.height {
        let above = row == 0 ? nil : start - length
        try unfilter(&rows, at: start, length: length, above: above)
        for column in 0..<pass.width {
          let x = pass.left + column * pass.stepX
          let y = pass.top + row * pass.stepY
          let pixel = pixel(column, of: rows, at: start + 1)
          pixels.replaceSubrange(
            (y * header.width + x) * 4..<(y * header.width + x) * 4 + 4, with: pixel)
        }
        start += length + 1
      }
    }
    return Bitmap(
      content: .pixels(width: header.width, height: header.height, rgba: Data(pixels)),
      pixelWidth: header.width, pixelHeight: header.height)
  }

  /// Undoes the prediction that a row was stored with; `start` is the row's filter byte.
  private func unfilter(
    _ rows: inout [UInt8], at start: Int, length: Int, above: Int?
  ) throws(Failure) {
    let filter = rows[start]
    let distance = header.bytesPerPixel
    for index in 0..<length {
      let place = start + 1 + index
      let left = index >= distance ? Int(rows[place - distance]) : 0
      let up = above.map { Int(rows[$0 + index]) } ?? 0
      let corner = index >= distance ? above.map { Int(rows[$0 + index - distance]) } ?? 0 : 0
      let prediction: Int
      switch filter {
      case 0: prediction = 0
      case 1: prediction = left
      case 2: prediction = up
      case 3: prediction = (left + up) / 2
      case 4: prediction = Self.paeth(left, up, corner)
      default: throw .isDamaged
      }
      rows[place] = UInt8(truncatingIfNeeded: Int(rows[place]) + prediction)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (byLeft, byUp, byCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    if byLeft <= byUp, byLeft <= byCorner { return left }
    return byUp <= byCorner ? up : corner
  }

  /// The colour of a pixel as four bytes.
  private func pixel(_ column: Int, of rows: [UInt8], at start: Int) -> [UInt8] {
    func sample(_ channel: Int) -> Int {
      let index = column * header.channels + channel
      switch header.depth {
      case 8: return Int(rows[start + index])
      case 16: return Int(rows[start + index * 2])
      default:
        let bit = index * header.depth
        let shift = 8 - header.depth - bit % 8
        return (Int(rows[start + bit / 8]) >> shift) & ((1 << header.depth) - 1)
      }
    }
    let scale = header.depth < 8 ? 255 / ((1 << header.depth) - 1) : 1
    switch header.colorType {
    case .gray, .grayWithAlpha:
      let gray = UInt8(sample(0) * scale)
      let alpha =
        header.colorType == .grayWithAlpha ? UInt8(sample(1)) : isKeyed([sample(0)]) ? 0 : 255
      return [gray, gray, gray, alpha]
    case .color, .colorWithAlpha:
      let samples = (0..<3).map(sample)
      let alpha =
        header.colorType == .colorWithAlpha ? UInt8(sample(3)) : isKeyed(samples) ? 0 : 255
      return samples.map { UInt8($0) } + [alpha]
    case .palette:
      let entry = sample(0)
      guard entry * 3 + 2 < palette.count else { return [0, 0, 0, 255] }
      let alpha = entry < transparency.count ? transparency[entry] : 255
      return [palette[entry * 3], palette[entry * 3 + 1], palette[entry * 3 + 2], alpha]
    }
  }

  /// True where the samples are the one colour that the file declares to be transparent.
  private func isKeyed(_ samples: [Int]) -> Bool {
    guard transparency.count == samples.count * 2 else { return false }
    return samples.enumerated().allSatisfy { index, sample in
      let high = Int(transparency[index * 2])
      return sample == (header.depth == 16 ? high : Int(transparency[index * 2 + 1]))
    }
  }
}
