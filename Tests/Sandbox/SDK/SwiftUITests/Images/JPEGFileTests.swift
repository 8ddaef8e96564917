import Drawing
import Foundation
import SwiftUI
import Testing

@Suite("Photos") struct JPEGFileTests {
  /// A picture's size and the colors of its corners, row by row.
  private struct Seen {
    let width: Int
    let height: Int
    let corners: [[Int]]

    init(_ file: Data) throws {
      let bitmap = try #require(ImageFile.bitmap(of: file, name: "photo.jpg"))
      guard case .pixels(let width, let height, let rgba) = bitmap.content else {
        throw CocoaError(.fileReadCorruptFile)
      }
      (self.width, self.height) = (width, height)
      corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)].map { x, y in
        (0..<3).map { Int(rgba[(y * width + x) * 4 + $0]) }
      }
    }

    /// Returns whether corners are similar, because JPEG compression changes colors slightly.
    func resembles(_ other: [[Int]]) -> Bool {
      zip(corners.joined(), other.joined()).allSatisfy { abs($0 - $1) <= 4 }
    }
  }

  @Test(arguments: JPEGSample.all)
  func everyKindOfColorIsDecoded(sample: JPEGSample) throws {
    let seen = try Seen(sample.data)
    #expect(seen.width == 16 && seen.height == 8)
    #expect(seen.resembles(sample.corners), "\(seen.corners)")
  }

  /// The stored corner that appears at the top left, top right, bottom left, and bottom right.
  @Test(
    arguments: [
      (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]),
      (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
    ], [true, false])
  func photosFollowTheirOrientation(
    turn: (orientation: Int, corners: [Int]), isLittleEndian: Bool
  ) throws {
    let sample = JPEGSample.colour
    let exif = exif(orientation: turn.orientation, isLittleEndian: isLittleEndian)
    let file = sample.with(segment: 0xE1, exif)
    let seen = try Seen(file)
    let isSideways = turn.orientation > 4
    #expect(seen.width == (isSideways ? 8 : 16) && seen.height == (isSideways ? 16 : 8))
    #expect(seen.resembles(turn.corners.map { sample.corners[$0] }), "\(seen.corners)")
    #expect(UIImage(data: file)?.size == CGSize(width: seen.width, height: seen.height))
  }

  @Test(arguments: 0..<40)
  func aDamagedExifKeepsTheOrientation(length: Int) throws {
    let exif = exif(orientation: 6, isLittleEndian: true)
    #expect(try Seen(JPEGSample.colour.with(segment: 0xE1, Array(exif.prefix(length)))).width > 0)
  }

  /// Excessive sizes are refused without allocating memory.
  @Test(arguments: [(65_535, 65_535), (60_000, 60_000), (40_000, 1_001)])
  func aPhotoOfExtremeSizeIsRefused(width: Int, height: Int) throws {
    var bytes = [UInt8](JPEGSample.colour.data)
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
    bytes.replaceSubrange(frame + 5..<frame + 9, with: size)
    #expect(UIImage(data: Data(bytes)) == nil)
  }

  @Test func damagedBytesAreAnImageOrNone() {
    var random = SystemRandomNumberGenerator()
    for sample in JPEGSample.all {
      for _ in 0..<200 {
        var bytes = [UInt8](sample.data)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          bytes[.random(in: 2..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        if Bool.random() { bytes.removeLast(Int.random(in: 0..<bytes.count)) }
        _ = ImageFile.bitmap(of: Data(bytes), name: "photo.jpg")
      }
    }
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF])) == nil)
  }

  @Test func otherPhotoFormatsAreAPlaceholder() throws {
    for file in ["GIF89a______", "RIFF____WEBP", "____ftypheic"] {
      let bitmap = try #require(ImageFile.bitmap(of: Data(file.utf8), name: "a"))
      #expect(bitmap.content == .missing(name: "a"))
    }
  }

  @Test func aPhotoIsEncodedAsJPEG() throws {
    let image = try #require(UIImage(data: JPEGSample.colour.data))
    let fine = try #require(image.jpegData(compressionQuality: 1))
    let coarse = try #require(image.jpegData(compressionQuality: 0))
    #expect(fine.starts(with: [0xFF, 0xD8]) && coarse.count < fine.count)
    #expect(try Seen(fine).width == 16)
    #expect(try Seen(#require(image.pngData())).resembles(JPEGSample.colour.corners))
  }

  private func exif(orientation: Int, isLittleEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> ($0 * 8) & 0xFF) }
      return isLittleEndian ? bytes : bytes.reversed()
    }
    let start = Array("Exif\0\0".utf8) + Array((isLittleEndian ? "II" : "MM").utf8)
    // One entry: tag 274, type SHORT, with one value.
    let entry = number(274, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    return start + number(42, 2) + number(8, 4) + number(1, 2) + entry + number(0, 4)
  }
}
