import Results

extension Printout {
  /// Returns the argument parser's help or error text, which the parser has laid out.
  ///
  /// - Parameter columns: The terminal's width; nil if the output isn't a terminal.
  static func help(_ text: String, columns: Int?) -> Printout {
    let translated = HelpHeadings.translated(text, to: HelpLanguage.current)
    var shown = columns.map { HelpWrapping.wrapped(translated, to: $0) } ?? translated
    while shown.last?.isNewline == true { shown.removeLast() }
    return .laidOut(shown + "\n")
  }
}
