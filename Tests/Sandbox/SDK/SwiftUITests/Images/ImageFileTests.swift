import Drawing
import Foundation
import SwiftUI
import Testing

struct ImageFileTests {
  @Test func unreadableDataIsNoImage() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    let broken = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    #expect(UIImage(data: broken) == nil)
  }

  @Test(arguments: [UInt32.max, 1 << 31, UInt32(Int32.max), 100_000])
  func anImageOfExtremeSizeIsRefused(side: UInt32) {
    let length = withUnsafeBytes(of: side.bigEndian) { Array($0) }
    let header: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8) + length + length + [8, 2, 0, 0, 0]
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
    #expect(UIImage(data: Data(signature + header + [0, 0, 0, 0] + end)) == nil)
  }

  @Test(arguments: PNGSample.all)
  func pngImagesDecode(sample: PNGSample) throws {
    let bitmap = try #require(ImageFile.bitmap(of: sample.data, name: sample.name))
    guard case .pixels(let width, let height, let rgba) = bitmap.content else {
      Issue.record("no pixels")
      return
    }
    #expect(width == sample.width && height == sample.height)
    #expect([UInt8](rgba) == sample.rgba)
  }
}
