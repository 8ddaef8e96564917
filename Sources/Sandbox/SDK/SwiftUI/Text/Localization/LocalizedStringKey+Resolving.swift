import AppleFoundation

extension LocalizedStringKey {
  /// A part of the resolved text: a string with its Markdown, or an interpolated `Text`.
  enum Part {
    case words(InlineMarkdown.Span)
    case text(Text, InlineMarkdown.Span)
  }

  /// Returns the text in a language, with its values inserted.
  func parts(table: String?, bundle: Bundle?, locale: Locale) -> [Part] {
    let format = LocalizedFormat.format(
      key, table: table, bundle: bundle, locale: locale, arguments: arguments.map(\.counted))
    guard !arguments.isEmpty else {
      return InlineMarkdown.spans(of: format).flatMap { parts(of: $0, locale: locale) }
    }
    // While the Markdown is parsed, a private-use character replaces each value, so that asterisks and
    // underscores in the value aren't read as Markdown.
    let placeholders = arguments.indices.map { LocalizationArgument.string(Self.placeholder($0)) }
    let words = LocalizationFormat.string(format, arguments: placeholders, locale: locale)
    return InlineMarkdown.spans(of: words).flatMap { parts(of: $0, locale: locale) }
  }

  private static let firstPlaceholder: UInt32 = 0xF_0000

  private static func placeholder(_ index: Int) -> String {
    Unicode.Scalar(firstPlaceholder + UInt32(min(index, 0xFFFD))).map { String($0) } ?? ""
  }

  private func argument(for character: Character) -> LocalizedArgument? {
    guard let scalar = character.unicodeScalars.first?.value, scalar >= Self.firstPlaceholder
    else { return nil }
    let index = Int(scalar - Self.firstPlaceholder)
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  private func parts(of span: InlineMarkdown.Span, locale: Locale) -> [Part] {
    var parts: [Part] = []
    var words = ""
    func finishWords() {
      guard !words.isEmpty else { return }
      var copy = span
      copy.string = span.isInflected ? GrammarAgreement.agreed(words, locale: locale) : words
      parts.append(.words(copy))
      words = ""
    }
    for character in span.string {
      switch argument(for: character) {
      case nil: words.append(character)
      case .value(let value, let specifier):
        words += LocalizationFormat.string(specifier, arguments: [value], locale: locale)
      case .text(let text):
        finishWords()
        parts.append(.text(text, span))
      }
    }
    finishWords()
    return parts
  }
}
