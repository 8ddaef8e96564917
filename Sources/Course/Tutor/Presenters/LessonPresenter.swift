package import Curriculum
package import Foundation
package import Terminal

/// Presents an exercise's lesson, its place in the course and the learner's files.
package struct LessonPresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  package func lines(
    _ exercise: Exercise, in pack: Pack, progress: LearnerProgress? = nil, text: String,
    files: [URL]
  ) -> [StyledText] {
    let language = presentation.language.rawValue
    var lines: [StyledText] = []
    let route = progress?.route(in: pack)
    let onRoute = route?.exercises.firstIndex(of: exercise.identifier)
    let place = pack.exercises.firstIndex { $0.identifier == exercise.identifier }
    let ring = pack.rings.first { ring in
      ring.exercises.contains { $0.identifier == exercise.identifier }
    }
    if let route, let onRoute {
      lines += presentation.lines(
        .exerciseFacts(
          number: onRoute + 1, of: route.exercises.count, route: route.title.text(in: language),
          points: exercise.points, minutes: exercise.minutes), .quiet)
    } else if let place, let ring {
      lines += presentation.lines(
        .exerciseFacts(
          number: place + 1, of: pack.exercises.count, ring: ring.title.text(in: language),
          points: exercise.points, minutes: exercise.minutes), .quiet)
    }
    // A lesson's own title is optional.
    let document = MarkdownDocument(parsing: text)
    let hasTitle = if case .heading(level: 1, _)? = document.blocks.first { true } else { false }
    if !hasTitle {
      lines.append(StyledText())
      lines += presentation.markdown("# " + exercise.title.text(in: language))
    }
    lines.append(StyledText())
    lines += presentation.lines(document)
    if !files.isEmpty {
      lines.append(StyledText())
      lines += self.lines(files)
      let earlier = presentation.earlierFiles.map(\.file.lastPathComponent)
      if !earlier.isEmpty {
        lines += presentation.lines(
          .earlierFiles(earlier.joined(separator: ", "), page: EarlierFilesPage.name), .quiet)
      }
    }
    return lines
  }

  /// Returns the paths of the learner's files, as links if the terminal supports them.
  private func lines(_ files: [URL]) -> [StyledText] {
    var text = presentation.text(files.count == 1 ? .yourFile : .yourFiles)
    for file in files {
      text.append(" ")
      text.append(StyledText.Run(presentation.path(file), .quiet, link: file))
    }
    return text.wrapped(to: presentation.width, indent: "  ")
  }
}
