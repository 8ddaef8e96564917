/// Text that a stranger may have written, such as a pack's author, before it is known what for.
///
/// It can't be put into a sentence or a string: people read what is `sanitized`, programs the `raw` text.
package struct UntrustedText: Hashable, Sendable {
  /// The text as it is written, to compare it, to look it up and to write it to files.
  package let raw: String

  package init(_ raw: String) {
    self.raw = raw
  }

  /// The text fit to be printed.
  ///
  /// - Parameter keepsLines: false where a line break could be taken for the end of the text.
  package func sanitized(
    limit: Int = HarmlessText.longestMessage, keepsLines: Bool = false
  ) -> String {
    HarmlessText.text(raw, limit: limit, keepsLines: keepsLines)
  }
}

extension DefaultStringInterpolation {
  @available(*, unavailable, message: "write `.sanitized()` for people, `.raw` for programs")
  package mutating func appendInterpolation(_ text: UntrustedText) {}
}
