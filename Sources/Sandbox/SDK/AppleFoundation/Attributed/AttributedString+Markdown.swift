public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax to interpret.
    public enum InterpretedSyntax: Int, Sendable {
      /// All syntax, including paragraphs, headings and lists, with Markdown's rules for white space.
      case full
      /// Inline syntax only, with white space collapsed.
      case inlineOnly
      /// Inline syntax only, with white space preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The behavior for Markdown that can't be parsed.
    ///
    /// The simulated phone accepts all Markdown.
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

  /// Creates an attributed string from Markdown with emphasis, code, strikethrough and links.
  ///
  /// The syntax of headings and lists is removed, and their lines are joined, because `Text` doesn't show
  /// blocks.
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

/// Flattens Markdown's blocks to a line of text with inline syntax.
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

  /// Joins the lines of a paragraph with spaces, and paragraphs without a separator.
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
