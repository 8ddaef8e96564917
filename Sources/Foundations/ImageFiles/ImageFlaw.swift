/// Why a file gives no pixels.
package enum ImageFlaw: Error, Equatable, Sendable {
  /// The file begins like no image that is read here.
  case isNoImage
  /// The file is an image of this format, whose pixels are not read here.
  case isForeign(format: String)
  case isDamaged
  /// More pixels than a widget could ever show; no memory was taken for them.
  case isTooLarge(width: Int, height: Int)
}
