import Foundation
import ImageFiles

/// Reads image files.
package enum ImageFile {
  /// The picture in `data`: decoded for PNG and JPEG; for the other formats of phones a placeholder.
  ///
  /// Nil where the data is no image that is understood, damaged or too large.
  package static func bitmap(of data: Data, name: String) -> Bitmap? {
    do {
      return Bitmap(try ImageReader.pixels(of: data))
    } catch {
      guard case .isForeign = error else { return nil }
      return .missing(name)
    }
  }
}
