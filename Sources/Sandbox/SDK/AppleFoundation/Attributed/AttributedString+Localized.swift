public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributedString {
  /// Creates an attributed string from localized text with Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inline: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current,
        comment: comment))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public init(localized resource: LocalizedStringResource) {
    self.init(inline: String(localized: resource))
  }

  /// Falls back to plain text if the Markdown isn't valid.
  private init(inline text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
