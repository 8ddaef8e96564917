extension Diagnostic {
  /// Whether the message is about availability.
  ///
  /// For example: “is only available in iOS 16.0 or newer”, “cannot be marked potentially unavailable”, or an
  /// unavailable or obsoleted declaration.
  package var speaksOfAvailability: Bool {
    let words = [
      "available in", "unavailable", "obsoleted in", "more available than",
      "as available as", "sufficient availability", "has been renamed to",
    ]
    return severity == .error && words.contains(where: message.contains)
  }
}
