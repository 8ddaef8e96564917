import Drawing
import Foundation

extension ImageContent {
  /// Returns the image with every pixel's alpha multiplied by `factor`.
  func faded(by factor: Double) -> ImageContent {
    guard factor < 1, case .pixels(let width, let height, let rgba) = self else { return self }
    var bytes = [UInt8](rgba)
    for index in stride(from: 3, to: bytes.count, by: 4) {
      bytes[index] = UInt8((Double(bytes[index]) * max(0, factor)).rounded())
    }
    return .pixels(width: width, height: height, rgba: Data(bytes))
  }
}
