import Drawing
import Foundation
import SwiftUI

/// An opaque gray image without a meaning.
enum SamplePhoto {
  static func image(side: Int = 100) -> Image {
    let pixels = Data(repeating: 0x80, count: side * side * 4).enumerated().map { index, byte in
      index % 4 == 3 ? 0xFF : byte
    }
    let content = ImageContent.pixels(width: side, height: side, rgba: Data(pixels))
    return Image(
      uiImage: UIImage(bitmap: Bitmap(content: content, pixelWidth: side, pixelHeight: side)))
  }
}
