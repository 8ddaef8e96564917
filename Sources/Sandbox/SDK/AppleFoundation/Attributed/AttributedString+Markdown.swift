public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is understood.
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs, headings and lists besides inline marks; blank space is Markdown's.
      case full
      /// Inline marks; blank space is joined.
      case inlineOnly
      /// Inline marks; blank space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens when the Markdown cannot be read.
    ///
    /// No Markdown is unreadable here.
    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads emphasis, code, strikethrough and links; the marks of headings and list items go away,
  /// and their lines join as they do on the phone, where `Text` shows no blocks.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(MarkdownText(options: options).text(of: markdown), baseURL: baseURL)
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private init(_ markdown: String, baseURL: URL?) {
    self.init()
    for span in InlineMarkdown.spans(of: markdown) {
      var intent: InlinePresentationIntent = []
      if span.isItalic { intent.insert(.emphasized) }
      if span.isBold { intent.insert(.stronglyEmphasized) }
      if span.isCode { intent.insert(.code) }
      if span.isStruckThrough { intent.insert(.strikethrough) }
      var piece = AttributedString(span.string)
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }
}

/// Markdown's blocks made one line of text with inline marks.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
private struct MarkdownText {
  let options: AttributedString.MarkdownParsingOptions

  func text(of source: String) -> String {
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: source
    case .inlineOnly: source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .full: joinedBlocks(of: source)
    }
  }

  /// The lines of a paragraph join with a blank, paragraphs with nothing.
  private func joinedBlocks(of source: String) -> String {
    var result = ""
    var isInParagraph = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty else {
        isInParagraph = false
        continue
      }
      let content = line.trimmingPrefix(/(?:#{1,6}|[-*+]|\d{1,9}[.)])\s+/)
      let isBlock = content.count < line.count
      if isInParagraph, !isBlock { result += " " }
      result += content
      isInParagraph = !line.hasPrefix("#")
    }
    return result
  }
}
