import Drawing
import Foundation
import PhoneFacts
import WorkerProtocol
import WidgetLint

/// Draws widgets in every place that can show them.
///
/// A new process draws the rest if the code ends the current one.
struct LintDrawing {
  let studio: Studio
  var session: StudioSession
  private var look = LintInput()

  init(studio: Studio, session: StudioSession) {
    self.studio = studio
    self.session = session
  }

  /// The maximum number of failures per widget, each of which may use up a whole time limit.
  private static let mostFailures = 3

  /// - Throws: `UnknownWidget`, and `StudioFailure` if nothing could be drawn.
  mutating func look(
    at widget: String?, systemVersion: SystemVersion, sources: LintSources,
    availability: [AvailabilityProblem]?
  ) async throws -> LintInput {
    let contents = try await session.ask(InspectRequest.everything)
    let widgets = contents.widgets.filter { !["activity", "control"].contains($0.configuration) }
    let activities = contents.widgets.filter { $0.configuration == "activity" }
    let chosen = (widgets + activities).filter {
      widget == nil || $0.type == widget || $0.kind == widget
    }
    look.others = (contents.widgets.filter { $0.configuration == "control" } + contents.controls)
      .map(\.type)
    if let widget, chosen.isEmpty {
      throw UnknownWidget(name: widget, known: (widgets + activities).map(\.type))
    }
    for declaration in chosen {
      let plan = LintPlan(declaration, systemVersion: systemVersion)
      guard declaration.configuration != "activity" else {
        let pictures = try await pictures(of: plan.requests, of: declaration)
        var subject = LintSubject(
          declaration: declaration, widgets: widgets, intents: contents.intents,
          pictures: pictures, systemVersion: systemVersion, files: sources.files,
          locate: sources.locate, availability: widgets.isEmpty ? availability : nil)
        subject.isIncomplete = session.code.leftOut.isIncomplete
        subject.lostWords = session.code.leftOut.lostWords
        look.subjects.append(subject)
        continue
      }
      let (timeline, strip) = try await day(of: declaration)
      let entries = timeline.map(plan.entryRequests) ?? []
      let pictures = try await pictures(of: plan.requests + entries, of: declaration)
      // A widget without pictures on this iOS is a finding only if it has no entries or families to draw.
      let isSeen = pictures.contains { $0.request.systemVersion == systemVersion }
      if !isSeen, timeline?.entries.isEmpty == false, let first = plan.requests.first {
        if let known = look.failures.first(where: { $0.widget == declaration.type }) {
          if chosen.count == 1 { throw known.failure }
          continue
        }
        _ = try await session.ask(first)
      }
      var subject = LintSubject(
        declaration: declaration, widgets: widgets, intents: contents.intents,
        pictures: pictures,
        repetitions: try await self.pictures(of: plan.repeatedRequests, of: declaration),
        timeline: timeline, askedAt: session.usualMoment, systemVersion: systemVersion,
        files: sources.files, locate: sources.locate, availability: availability, strip: strip)
      if timeline == nil, !look.failures.contains(where: { $0.widget == declaration.type }) {
        subject.noTimeline = try await noTimeline(of: declaration, systemVersion)
      }
      subject.isIncomplete = session.code.leftOut.isIncomplete
      subject.lostWords = session.code.leftOut.lostWords
      subject.trials = try await self.pictures(of: LintPlan.trials(of: pictures), of: declaration)
      look.subjects.append(subject)
    }
    return look
  }

  /// Returns the first timeline of a day and the strip of all timelines; nil if the widget has none or the
  /// code fails.
  private mutating func day(
    of declaration: PluginContents.Widget
  ) async throws -> (first: TimelineSummary?, strip: TimelineStrip?) {
    var walk = TimelineWalk(from: session.usualMoment, until: session.usualMoment)
    let picture = RenderRequest(
      subject: .widget(declaration.type),
      family: .widget(declaration.families.first ?? .systemSmall))
    while walk.moment != nil {
      let known = walk
      let further = try await answer(about: declaration) {
        try await $0.advanced(known, of: picture)
      }
      guard let further else { return (walk.strip.first, nil) }
      walk = further
    }
    return (walk.strip.first, walk.strip)
  }

  /// Returns the note on the stand-in for a missing timeline; nil if the provider isn't the reason.
  private mutating func noTimeline(
    of declaration: PluginContents.Widget, _ systemVersion: SystemVersion
  ) async throws -> RenderNote? {
    guard let family = declaration.families.first else { return nil }
    var request = RenderRequest(
      subject: .widget(declaration.type), family: .widget(family), systemVersion: systemVersion)
    request.standsIn = true
    let standIn = try await answer(about: declaration) { try await $0.ask(request) }
    return standIn?.picture.notes.first { $0.rule == RenderNote.noTimeline }
  }

  /// Returns the pictures that can be drawn; families that no simulated device shows are left out.
  private mutating func pictures(
    of requests: [RenderRequest], of declaration: PluginContents.Widget
  ) async throws -> [RenderedWidget] {
    var pictures: [RenderedWidget] = []
    for request in requests {
      guard let picture = try await answer(about: declaration, { try await $0.ask(request) }),
        // If the family doesn't support the requested mode, the picture is in the family's usual mode
        // instead.
        picture.request.mode == request.mode || LintPlan.isUsual(request)
      else { continue }
      pictures.append(picture)
    }
    return pictures
  }

  /// Returns the response to a request; nil if there is none, for example because the timeline is empty.
  ///
  /// It also returns nil, and records the failure, if the learner's code fails.
  ///
  /// - Throws: `StudioFailure` if Rings failed.
  private mutating func answer<Answer>(
    about declaration: PluginContents.Widget,
    _ question: (StudioSession) async throws -> Answer
  ) async throws -> Answer? {
    let known = look.failures.count { $0.widget == declaration.type }
    guard known < Self.mostFailures else { return nil }
    do {
      return try await question(session)
    } catch let failure as StudioFailure where failure.isWithoutAnswer {
      return nil
    } catch let failure as StudioFailure where !failure.isOfRings {
      look.failures.append(PictureFailure(widget: declaration.type, failure: failure))
      if case .threw = failure { return nil }
      session = try await studio.reopen(session)
      return nil
    }
  }
}
