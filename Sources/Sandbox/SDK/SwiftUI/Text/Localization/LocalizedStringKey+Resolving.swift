import AppleFoundation

extension LocalizedStringKey {
  /// A stretch of the finished text: words with their Markdown, or a text put in between.
  enum Part {
    case words(InlineMarkdown.Span)
    case text(Text, InlineMarkdown.Span)
  }

  /// The words in the given language, with the values in their places.
  func parts(table: String?, bundle: Bundle?, locale: Locale) -> [Part] {
    let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    guard !arguments.isEmpty else {
      return InlineMarkdown.spans(of: format).flatMap { parts(of: $0, locale: locale) }
    }
    // Each value stands as one private character while the Markdown around it is read, so that a
    // value's own stars and underscores are never taken for marks.
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
