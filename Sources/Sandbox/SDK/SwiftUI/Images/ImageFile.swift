import Foundation
import ImageFiles

package enum ImageFile {
  /// Returns the image in `data`, decoded for PNG and JPEG.
  ///
  /// Other formats that phones use produce a placeholder.
  ///
  /// Returns `nil` for data that isn't a supported image, is damaged or is too large.
  package static func bitmap(of data: Data, name: String) -> Bitmap? {
    do {
      return Bitmap(try ImageReader.pixels(of: data))
    } catch {
      guard case .isForeign = error else { return nil }
      return .missing(name)
    }
  }
}
