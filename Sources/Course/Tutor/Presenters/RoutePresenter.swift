package import Curriculum
import Sentences
package import Terminal

/// Lists a course's routes, with the learner's route marked.
package struct RoutePresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  package func lines(_ pack: Pack, progress: LearnerProgress) -> [StyledText] {
    let current = progress.route(in: pack)?.identifier
    let language = presentation.language.rawValue
    let routes = pack.routes.map { route in
      entry(
        route.identifier, title: route.title.text(in: language),
        outcome: Sentence(verbatim: route.outcome.text(in: language)),
        pack.exercises(on: route), minutes: pack.minutes(on: route),
        isCurrent: route.identifier == current)
    }
    let everything = entry(
      Route.everything, title: Sentence.everything.spoken(in: presentation.language),
      outcome: .everythingOutcome, pack.exercises, minutes: pack.minutes(on: nil),
      isCurrent: current == nil)
    return Array((routes + [everything]).joined(separator: [StyledText()])) + [StyledText()]
      + presentation.lines(.routeFooter, .quiet)
  }

  private func entry(
    _ name: String, title: String, outcome: Sentence, _ exercises: [Exercise], minutes: Int,
    isCurrent: Bool
  ) -> [StyledText] {
    var line = StyledText("\(name)  ", .command)
    line.append(
      presentation.text(.routeLine(title, exercises: exercises.count, minutes: minutes), .strong))
    if isCurrent {
      line.append(" <- ")
      line.append(presentation.text(.here, .strong))
    }
    return line.wrapped(to: presentation.width, indent: "  ")
      + presentation.lines(outcome, margin: "  ")
  }
}
