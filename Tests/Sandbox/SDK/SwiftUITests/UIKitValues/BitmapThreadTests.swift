import Foundation
import SwiftUI
import TestSupport
import Testing

/// Drawings on threads that wait for the main actor.
///
/// Suites that only compute keep the main actor busy for longer than a drawing waits, so this suite runs
/// alone.
@Suite(.runsAlone, .mainPath)
struct BitmapThreadTests {
  private static let alphaLast = CGImageAlphaInfo.premultipliedLast.rawValue

  /// Tasks run on threads other than the main actor's.
  @Test func drawingOnAnotherThreadHasItsPixels() async throws {
    let bytes = await Task.detached { () -> [UInt8] in
      let context = CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.alphaLast)
      context?.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let rendered = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      let data = context?.makeImage()?.dataProvider?.data
      return [UInt8](data?.prefix(4) ?? Data()) + (rendered.pngData() == nil ? [] : [1])
    }.value
    #expect(bytes == [0, 255, 0, 255, 1])
  }
}
