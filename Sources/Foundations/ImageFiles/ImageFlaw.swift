/// A reason that an image file can't be decoded.
package enum ImageFlaw: Error, Equatable, Sendable {
  /// The file doesn't begin like any known image format.
  case isNoImage
  /// The file is an image in an unsupported format.
  case isForeign(format: String)
  case isDamaged
  /// The image has more pixels than a widget could show; it was rejected before any memory was allocated.
  case isTooLarge(width: Int, height: Int)
}
