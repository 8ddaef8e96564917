import Drawing
import Foundation
import SwiftUI
import Testing

/// Bitmaps drawn by code, and their display.
@MainActor
@Suite struct BitmapTests {
  nonisolated private static let alphaLast = CGImageAlphaInfo.premultipliedLast.rawValue

  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 4, height: Int = 4,
    info: UInt32 = alphaLast
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
  }

  /// Returns the red, green, blue and alpha values of a pixel, counted from the top left.
  private func pixel(_ image: CGImage?, _ column: Int, _ row: Int) throws -> [UInt8] {
    let image = try #require(image)
    let data = try #require(image.dataProvider?.data)
    let start = data.startIndex + row * image.bytesPerRow + column * 4
    return [UInt8](data[start..<start + 4])
  }

  /// Draws red on the left and blue on the right, only in the lower half.
  private func drawHalves(_ context: CGContext) {
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
  }

  @Test func drawingAppearsInTheImage() throws {
    let context = try context()
    drawHalves(context)
    let image = context.makeImage()
    #expect(try pixel(image, 0, 3) == [255, 0, 0, 255])
    #expect(try pixel(image, 3, 3) == [0, 0, 255, 255])
    #expect(try pixel(image, 0, 0) == [0, 0, 0, 0])
  }

  @Test func callersMemoryIsDrawnInto() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    memset(memory, 0, 64)
    let info =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try context(memory, info: info)
    drawHalves(context)
    let bytes = UnsafeRawBufferPointer(start: memory, count: 64)
    // The blue, green, red and alpha values of the lower left pixel.
    #expect(Array(bytes[48..<52]) == [0, 0, 255, 255])
    #expect(Array(bytes[0..<4]) == [0, 0, 0, 0])
  }

  /// Some code computes each pixel in the bitmap's memory.
  @Test func writtenMemoryAppearsInTheImage() throws {
    let context = try context()
    drawHalves(context)
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(Array(UnsafeBufferPointer(start: memory + 48, count: 4)) == [255, 0, 0, 255])
    for (offset, byte) in [0, 128, 0, 128].enumerated() { memory[offset] = UInt8(byte) }
    let image = context.makeImage()
    #expect(try pixel(image, 0, 0) == [0, 128, 0, 128])
    #expect(try pixel(image, 0, 3) == [255, 0, 0, 255])
    // Later drawings cover the pixels written to memory, but don't change an existing image.
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    #expect(try pixel(context.makeImage(), 0, 0) == [0, 0, 0, 255])
    #expect(try pixel(image, 0, 0) == [0, 128, 0, 128])
  }

  @Test func anImageShowsItsBytes() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: Self.alphaLast),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    #expect(try pixel(image, 1, 0) == [0, 255, 0, 255])
    #expect(try pixel(image, 0, 1) == [0, 0, 255, 255])
    let short = CGImage(
      width: 2, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: Self.alphaLast),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    #expect(short == nil)
  }

  @Test func aBitmapIsShownAtItsSize() throws {
    let context = try context(width: 40, height: 20)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    let image = try #require(context.makeImage())
    for view in [
      Image(decorative: image, scale: 2),
      Image(uiImage: UIImage(cgImage: image, scale: 2, orientation: .up)),
    ] {
      let drawn = Drawn(view) { _ in }
      #expect(drawn.nodes("Image").first?.frame.size == CGSize(width: 20, height: 10))
      #expect(drawn.fills.contains { $0.paint.name == "FF0000" })
      #expect(drawn.rules.isEmpty)
    }
    let turned = UIImage(cgImage: image, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 10, height: 20))
  }

  @Test func aFittedDrawingKeepsItsProportions() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let drawn = Drawn(Image(uiImage: image).resizable().scaledToFit()) { _ in }
    #expect(drawn.nodes("Image").first?.frame.size == CGSize(width: 100, height: 50))
  }

  /// A widget's setting for tinted images also applies to images drawn by code.
  @Test func aDrawingWithAnAccentedModeIsAnImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    var view = Image(uiImage: image)
    view.accentedMode = .fullColor
    let drawn = Drawn(view) { _ in }
    #expect(drawn.images.first?.accentedMode == .fullColor)
  }

  @Test func theScaleIsPixelsPerPoint() throws {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image {
      _ in
    }
    #expect(image.cgImage?.width == 10)
    #expect(try pixel(image.cgImage, 0, 0) == [0, 0, 0, 255])
    let copy = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(copy.size == CGSize(width: 10, height: 10))
  }
}
