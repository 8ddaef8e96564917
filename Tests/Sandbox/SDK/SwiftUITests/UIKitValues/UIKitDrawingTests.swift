import Foundation
import SwiftUI
import Testing

@MainActor
struct UIKitDrawingTests {
  @Test func bezierPathsRoundOnlyTheNamedCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 49)))
  }

  @Test func arcsRunClockwiseOnScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // Clockwise from three o'clock to six o'clock, because y points down.
    #expect(path.bounds.minX > -0.01)
    #expect(path.bounds.minY > -0.01)
    #expect(abs(path.bounds.maxY - 10) < 0.01)
  }

  @Test func pathsAreFilledIntoImages() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let image = renderer.image { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }
    let drawn = Drawn(Image(uiImage: image)) { _ in }
    #expect(drawn.fills.contains { $0.paint.name == "FF0000" })
  }

  @Test func textIsMeasuredByItsFont() {
    let small = ("Seoul" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    let large = "Seoul".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(small.width > 0)
    #expect(large.height > small.height)
    #expect(large.width > small.width)
  }

  @Test func linesWrapAtTheGivenWidth() {
    let text = "Rain is expected in the afternoon" as NSString
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)]
    let whole = text.size(withAttributes: font)
    let broken = text.boundingRect(
      with: CGSize(width: whole.width / 2 + 10, height: 1_000), options: .usesLineFragmentOrigin,
      attributes: font, context: nil)
    #expect(broken.width <= whole.width / 2 + 10)
    #expect(broken.height >= whole.height * 2)
  }

  @Test func fontDescriptorsChangeTheDesign() throws {
    let descriptor = UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor
    let rounded = try #require(descriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).pointSize == 12)
    #expect(UIFont(descriptor: rounded, size: 20).pointSize == 20)
    #expect(descriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func pixelsRoundTripThroughPNG() throws {
    let pixel = try #require(UIImage(data: Data(base64Encoded: Self.redPixel) ?? Data()))
    let copy = try #require(pixel.pngData().flatMap { UIImage(data: $0) })
    #expect(copy.size == CGSize(width: 1, height: 1))
    #expect(copy.cgImage != nil)
  }

  @Test func symbolsHaveTheConfiguredSize() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: large))
    let plain = try #require(UIImage(systemName: "star"))
    #expect(symbol.size.height > plain.size.height)
    #expect(symbol.withTintColor(.red).size == symbol.size)
  }

  private static let redPixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
}
