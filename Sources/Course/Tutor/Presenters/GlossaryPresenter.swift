import Curriculum
import Sentences
import Terminal

/// Lists the course's terms in all its languages, so that learners can find them in Apple's documentation.
struct GlossaryPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// - Parameter part: The word to look up; nil for all terms.
  func lines(_ entries: [GlossaryEntry], part: String?, in pack: Pack) -> [StyledText] {
    guard let part else {
      return entries.isEmpty ? presentation.lines(.noGlossary) : table(entries, in: pack)
    }
    if entries.isEmpty { return presentation.lines(.noSuchWord(part)) }
    if entries.count > Self.mostExplained { return table(entries, in: pack) }
    return Array(entries.map { explanation($0, in: pack) }.joined(separator: [StyledText()]))
  }

  private static let mostExplained = 4
  private static let mostLessons = 6

  private func explanation(_ entry: GlossaryEntry, in pack: Pack) -> [StyledText] {
    var lines = presentation.lines(
      verbatim: languages(of: pack).map(entry.term).joined(separator: " · "), .strong)
    if let meaning = entry.meaning {
      lines += presentation.markdown(meaning.text(in: presentation.language.rawValue))
    }
    if !entry.exercises.isEmpty {
      let names = entry.exercises.prefix(Self.mostLessons).map(\.identifier)
      lines += presentation.lines(.lessonsWithWord(names, all: entry.exercises.count), .quiet)
    }
    return lines
  }

  private func table(_ entries: [GlossaryEntry], in pack: Pack) -> [StyledText] {
    let languages = languages(of: pack)
    let rows = entries.map { entry in languages.map { StyledText(entry.word.text(in: $0)) } }
      .sorted { $0[0].text.lowercased() < $1[0].text.lowercased() }
    return Table(
      header: languages.map { StyledText(Language(rawValue: $0)?.ownName ?? $0) }, rows: rows
    ).lines(width: presentation.width) + [StyledText()]
      + presentation.lines(.glossaryFooter, .quiet)
  }

  /// Returns the pack's languages, with the learner's language first.
  private func languages(of pack: Pack) -> [String] {
    let own = presentation.language.rawValue
    return pack.languages.filter { $0 == own } + pack.languages.filter { $0 != own }
  }
}
