import Judge
import Sentences
import Viewing
import WorkerProtocol

/// A line of the page's log; the page adds the time.
struct PageEvent: Encodable, Sendable {
  enum Kind: String, Encodable {
    case save, tap, intent, reload, url, error
  }

  var kind: Kind
  var text: String

  init(_ kind: Kind, _ sentence: Sentence, in language: Language) {
    self.kind = kind
    text = sentence.shown(in: language)
  }

  /// Returns the events of a tap, in order.
  static func events(of report: TapReport, in language: Language) -> [PageEvent] {
    let family = report.before.request.family
    let name = report.name.map { SanitizedText.text($0) }
    var events = [
      PageEvent(
        .tap,
        name.map { Sentence("“\($0)” in \(family)", ko: "\(family)의 “\($0)” 부분") }
          ?? Sentence(verbatim: "\(family)"), in: language)
    ]
    if let outcome = report.outcome {
      if let intent = outcome.intent {
        events.append(PageEvent(.intent, Sentence(verbatim: intent), in: language))
      }
      if let error = outcome.error {
        // An intent that fails reloads no widget.
        events.append(PageEvent(.error, Sentence(verbatim: error), in: language))
      } else {
        events += outcome.reloadedKinds.filter { !$0.isEmpty }
          .map { PageEvent(.reload, Sentence(verbatim: $0), in: language) }
      }
    }
    if let url = report.opened {
      events.append(PageEvent(.url, Sentence(verbatim: url.absoluteString), in: language))
    }
    return events
  }

  /// Returns the events of new pictures: failures, or the reason there are no pictures.
  ///
  /// - Parameter earlier: The state after the previous pictures of the same files, whose failures are already in
  ///   the log; nil after a compilation.
  static func events(
    of state: PageState, after earlier: PageState?, in language: Language
  ) -> [PageEvent] {
    if let problem = state.problem {
      guard problem.message != earlier?.problem?.message else { return [] }
      return [PageEvent(.error, Sentence(verbatim: problem.message), in: language)]
    }
    let save =
      earlier == nil ? [PageEvent(.save, Sentence("new pictures", ko: "새 그림"), in: language)] : []
    let failures = state.failures.filter { earlier?.failures.contains($0) != true }
    return save
      + failures.map { failure in
        let place = failure.place.map { " (\($0))" } ?? ""
        return PageEvent(
          .error, Sentence(verbatim: "\(failure.name): \(failure.message)\(place)"), in: language)
      }
  }
}
