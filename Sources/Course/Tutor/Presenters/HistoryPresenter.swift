import Curriculum
import Foundation
import Sentences
import Terminal

/// Lists the stored versions of a learner's files, newest first.
struct HistoryPresenter {
  private static let most = 20

  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func lines(_ versions: [SavedVersions.Version]) -> [StyledText] {
    if versions.isEmpty { return presentation.lines(.noVersions) }
    let rows = versions.suffix(Self.most).reversed().map { version in
      [
        StyledText("\(version.number)"), StyledText(moment(of: version)),
        presentation.text(outcome(of: version.note)),
        StyledText("\(lineCount(of: version))"),
      ]
    }
    return Table(
      header: [Sentence.columnVersion, .columnMoment, .columnOutcome, .columnLines].map {
        presentation.text($0)
      },
      rows: rows, alignments: [.trailing, .leading, .leading, .trailing]
    ).lines(width: presentation.width) + [StyledText()]
      + presentation.lines(.undoFooter, .quiet)
  }

  /// Returns the version's date and time, formatted for the picture locale.
  func moment(of version: SavedVersions.Version) -> String {
    let locale = Locale(identifier: presentation.language.pictureLocale)
    return version.note.date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
  }

  private func outcome(of note: SavedVersions.Note) -> Sentence {
    guard let isPassed = note.isPassed else { return .versionUnchecked }
    if isPassed { return .state(.passed) }
    return .pointsOf(note.score ?? 0, note.maxScore ?? 0)
  }

  private func lineCount(of version: SavedVersions.Version) -> Int {
    version.files.values.map { data in data.count { $0 == UInt8(ascii: "\n") } }.reduce(0, +)
  }
}
