/// A result with another intent that the system performs next.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
package protocol OpeningResult {
  /// The intent that opens the app or its content, if any.
  var nextIntent: (any AppIntent)? { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentResultContainer: OpeningResult {
  package var nextIntent: (any AppIntent)? { opensIntent }
}
