import Curriculum
import Sentences
import Terminal

/// The course's words in all of its languages, so that they are found again in Apple's documentation.
struct GlossaryPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// - Parameter part: What a word has to hold in one of the languages; nil for all words.
  func lines(_ words: [LocalizedText], part: String?, in pack: Pack) -> [StyledText] {
    if words.isEmpty { return presentation.lines(.noGlossary) }
    let wanted = part?.lowercased()
    let fitting = words.filter { word in
      guard let wanted else { return true }
      return pack.languages.contains { word.text(in: $0).lowercased().contains(wanted) }
    }
    guard !fitting.isEmpty else { return presentation.lines(.noSuchWord(part ?? "")) }
    let own = presentation.language.rawValue
    let languages = pack.languages.filter { $0 == own } + pack.languages.filter { $0 != own }
    let rows = fitting.map { word in languages.map { StyledText(word.text(in: $0)) } }
      .sorted { $0[0].text.lowercased() < $1[0].text.lowercased() }
    return Table(
      header: languages.map { StyledText(Language(rawValue: $0)?.ownName ?? $0) }, rows: rows
    ).lines(width: presentation.width) + [StyledText()]
      + presentation.lines(.searchFooter, .quiet)
  }
}
