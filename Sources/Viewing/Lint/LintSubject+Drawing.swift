import Foundation
import PhoneFacts
import Stage
import WidgetLint

extension LintSubject {
  /// Every widget of a session, drawn wherever it could stand.
  ///
  /// - Throws: `UnknownWidget`, and `StudioFailure` where the code threw or ended.
  static func all(
    in session: StudioSession, widget: String?, systemVersion: SystemVersion, sources: LintSources,
    availability: [AvailabilityProblem]?
  ) async throws -> [LintSubject] {
    let contents = try await session.ask(InspectRequest.everything)
    let widgets = contents.widgets.filter { !["activity", "control"].contains($0.configuration) }
    let chosen = widgets.filter { widget == nil || $0.type == widget || $0.kind == widget }
    if let widget, chosen.isEmpty {
      throw UnknownWidget(name: widget, known: widgets.map(\.type))
    }
    var subjects: [LintSubject] = []
    for declaration in chosen {
      let plan = LintPlan(declaration, systemVersion: systemVersion)
      let (timeline, strip) = try await session.day(of: declaration)
      let entries = timeline.map(plan.entryRequests) ?? []
      let pictures = try await session.pictures(of: plan.requests + entries)
      // Nothing to look at on the iOS in question is a finding only where there is no entry, or no family,
      // to be drawn.
      let isSeen = pictures.contains { $0.request.systemVersion == systemVersion }
      if !isSeen, timeline?.entries.isEmpty == false, let first = plan.requests.first {
        _ = try await session.ask(first)
      }
      subjects.append(
        LintSubject(
          declaration: declaration, widgets: widgets, intents: contents.intents,
          pictures: pictures,
          repetitions: try await session.pictures(of: plan.repeatedRequests), timeline: timeline,
          askedAt: PhoneClock.usualMoment, systemVersion: systemVersion, files: sources.files,
          locate: sources.locate, availability: availability, strip: strip))
    }
    return subjects
  }
}

extension StudioSession {
  /// The first timeline of a day and all that follow; nil where the widget has none, or not always one.
  fileprivate func day(
    of declaration: PluginContents.Widget
  ) async throws -> (first: TimelineSummary?, strip: TimelineStrip?) {
    var walk = TimelineWalk(from: PhoneClock.usualMoment, until: PhoneClock.usualMoment)
    let picture = RenderRequest(
      subject: .widget(declaration.type),
      family: .widget(declaration.families.first ?? .systemSmall))
    while walk.moment != nil {
      let known = walk
      guard let further = try await answer({ try await $0.advanced(known, of: picture) }) else {
        return (walk.strip.first, nil)
      }
      walk = further
    }
    return (walk.strip.first, walk.strip)
  }

  /// The pictures that can be drawn: a family that no device of ours shows is left out.
  fileprivate func pictures(of requests: [RenderRequest]) async throws -> [RenderedWidget] {
    var pictures: [RenderedWidget] = []
    for request in requests {
      guard let picture = try await answer({ try await $0.ask(request) }),
        // A mode in which the family is never seen is answered in its usual one.
        picture.request.mode == request.mode || LintPlan.isUsual(request)
      else { continue }
      pictures.append(picture)
    }
    return pictures
  }

  /// The answer to a question; nil where it has none, as for an empty timeline.
  ///
  /// - Throws: `StudioFailure` where the code threw or ended.
  fileprivate func answer<Answer>(
    _ question: (StudioSession) async throws -> Answer
  ) async throws -> Answer? {
    do {
      return try await question(self)
    } catch let failure as StudioFailure where failure.isWithoutAnswer {
      return nil
    }
  }
}
