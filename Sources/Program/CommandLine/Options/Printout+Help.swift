import Results

extension Printout {
  /// What the argument parser says about a command, which it lays out itself.
  ///
  /// - Parameter columns: The terminal's width; nil where there is none.
  static func help(_ text: String, columns: Int?) -> Printout {
    let translated = HelpHeadings.translated(text, to: HelpLanguage.current)
    var shown = columns.map { HelpWrapping.wrapped(translated, to: $0) } ?? translated
    while shown.last?.isNewline == true { shown.removeLast() }
    return .laidOut(shown + "\n")
  }
}
