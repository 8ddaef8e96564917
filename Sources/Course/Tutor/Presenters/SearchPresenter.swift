import Curriculum
import Sentences
import Terminal

/// Lists the exercises that mention the searched words, each with the matching line.
struct SearchPresenter {
  /// The maximum number of results to list.
  private static let most = 12

  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func lines(_ hits: [LessonSearch.Hit], words: String, in pack: Pack) -> [StyledText] {
    if hits.isEmpty { return presentation.lines(.foundNowhere(words)) }
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(pack.exercises.map(\.identifier), 1...))
    var lines = presentation.lines(.foundIn(hits.count, words: words))
    for hit in hits.prefix(Self.most) {
      let number = numbers[hit.exercise.identifier].map(String.init) ?? "?"
      let title = hit.exercise.title.text(in: presentation.language.rawValue)
      let headline =
        StyledText("  \(number). ", .quiet) + StyledText(title, .strong)
        + StyledText(" (\(hit.exercise.identifier))", .quiet)
      lines += headline.wrapped(to: presentation.width, indent: "     ")
      if let line = hit.line {
        lines += presentation.lines(verbatim: line, margin: "     ").prefix(2)
      }
    }
    if hits.count > Self.most {
      lines += presentation.lines(.andMore(hits.count - Self.most), .quiet, margin: "  ")
    }
    return lines + presentation.lines(.gotoFooter, .quiet)
  }
}
