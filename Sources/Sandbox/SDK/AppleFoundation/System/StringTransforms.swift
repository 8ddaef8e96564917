public import Foundation

extension StringProtocol {
  /// Returns the text in another script or form, or `nil` if the transform doesn't exist.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
  }
}
