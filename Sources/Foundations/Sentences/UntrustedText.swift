/// Text from an untrusted source, such as a pack's author.
///
/// It can't be interpolated into a sentence or a string. Use `sanitized` for display, and `raw` for programs.
package struct UntrustedText: Hashable, Sendable {
  /// The original text, for comparisons, lookups and files.
  package let raw: String

  package init(_ raw: String) {
    self.raw = raw
  }

  /// Returns the text sanitized for display.
  ///
  /// - Parameter keepsLines: Whether to keep line breaks. Pass false where a line break could look like the
  ///   end of the text.
  package func sanitized(
    limit: Int = SanitizedText.longestMessage, keepsLines: Bool = false
  ) -> String {
    SanitizedText.text(raw, limit: limit, keepsLines: keepsLines)
  }
}

extension DefaultStringInterpolation {
  @available(*, unavailable, message: "write `.sanitized()` for people, `.raw` for programs")
  package mutating func appendInterpolation(_ text: UntrustedText) {}
}
