import Compiling
package import Foundation
import Judge
package import PhoneFacts
package import Stage
package import WidgetLint

/// A widget's day: compile, follow its timelines, draw what it shows.
package struct TimelineRun {
  let studio: Studio
  let files: [URL]
  /// The widget, family and phone of every picture.
  let template: RenderRequest
  /// A widget by its type or kind.
  let widget: String?
  /// The version that decides at every `#available`; nil for the newest.
  let systemVersion: SystemVersion?
  /// A folder with resources, which are taken before those beside the files.
  let bundle: URL?
  /// Entries that look different are drawn up to this number, 0 among them; the rest is told in words.
  let mostPictures: Int
  /// What stands for the widget besides its entries, and is to be drawn as well.
  let standIns: Set<StandIn>

  package init(
    studio: Studio, files: [URL], template: RenderRequest, widget: String?,
    systemVersion: SystemVersion?, bundle: URL?, mostPictures: Int, standIns: Set<StandIn>
  ) {
    var template = template
    // The strip's own moments take the place of the one that it begins at.
    template.date = nil
    template.standsIn = false
    self.studio = studio
    self.files = files
    self.template = template
    self.widget = widget
    self.systemVersion = systemVersion
    self.bundle = bundle
    self.mostPictures = mostPictures
    self.standIns = standIns
  }

  /// What stands for a widget that has no entry yet.
  package enum StandIn: String, CaseIterable {
    case placeholder, snapshot
    /// The snapshot that the widget gallery asks for.
    case gallerySnapshot
  }

  /// One picture of the strip, and the entries that look the same one after the other.
  package struct Shown {
    package var picture: RenderedWidget
    package var moments: [TimelineStrip.Moment]
  }

  /// What the widget shows over the time.
  package struct Outcome {
    package var strip: TimelineStrip
    /// The widget's type.
    package var widget: String?
    package var shown: [Shown] = []
    package var standIns: [(kind: StandIn, picture: RenderedWidget)] = []
    /// What is wrong with the timeline.
    package var findings: [LintFinding] = []
    /// Why there is no timeline, or why it does not go on.
    package var failure: StudioFailure?
  }

  /// More entries than this are not drawn, also where all of them look the same.
  private static let mostDrawn = 400

  /// Compiles the files and follows the widget's timelines.
  ///
  /// - Throws: `RefusedSource` for files that do not compile, and failures of this machine.
  package func outcome(from start: Date, until end: Date) async throws -> Outcome {
    var options = CompileOptions()
    options.systemVersion = systemVersion
    switch try await studio.open(files: files, bundle: bundle, options: options) {
    case .refused(let diagnostics): throw RefusedSource(diagnostics: diagnostics)
    case .opened(let session, _):
      var open = session
      do {
        let outcome = try await outcome(in: &open, from: start, until: end)
        await open.close()
        return outcome
      } catch {
        await open.close()
        throw error
      }
    }
  }

  private func outcome(
    in session: inout StudioSession, from start: Date, until end: Date
  ) async throws -> Outcome {
    var walk = TimelineWalk(from: start, until: end)
    var failure: StudioFailure?
    var mostTimelines = Int.max
    while walk.moment != nil, failure == nil {
      do {
        walk = try await session.advanced(walk, of: template, mostTimelines: mostTimelines)
      } catch StudioFailure.ended where mostTimelines > 1 {
        // Which one it was is seen by asking for one at a time.
        mostTimelines = 1
        session = try await studio.reopen(session)
      } catch {
        // Who asked for what is not there sees no placeholder of it.
        if case .impossible = error { throw error }
        failure = error
      }
    }
    var outcome = Outcome(strip: walk.strip, failure: failure)
    if let failure, case .ended = failure { session = try await studio.reopen(session) }
    let declared = try? await session.ask(InspectRequest.everything).widgets
      .filter { widget == nil || $0.type == widget || $0.kind == widget }.first
    outcome.widget = declared?.type
    if declared == nil, failure != nil, studio.target != nil,
      let leftOut = LeftOutWidgets(of: files)
    {
      throw leftOut
    }
    if failure != nil {
      // What a phone shows of a widget that has no timeline.
      try await draw(.placeholder, in: &session, into: &outcome)
    }
    for standIn in StandIn.allCases where standIns.contains(standIn) {
      guard failure == nil || standIn != .placeholder else { continue }
      try await draw(standIn, in: &session, into: &outcome)
    }
    try await drawEntries(in: &session, into: &outcome)
    if let declared, let timeline = outcome.strip.first {
      var subject = LintSubject(
        declaration: declared, timeline: timeline, askedAt: start,
        files: LintSources(files).files, strip: outcome.strip)
      subject.isIncomplete = session.code.isIncomplete
      outcome.findings = WidgetLint.timelineFindings(in: subject)
    }
    return outcome
  }

  private func draw(
    _ standIn: StandIn, in session: inout StudioSession,
    into outcome: inout Outcome
  ) async throws {
    var request = template
    request.asked = outcome.strip.from
    request.isPlaceholder = standIn == .placeholder
    request.isSnapshot = standIn != .placeholder
    request.isPreview = standIn == .gallerySnapshot
    do {
      outcome.standIns.append((standIn, try await session.ask(request)))
    } catch {
      if outcome.failure == nil { outcome.failure = error }
      if case .ended = error { session = try await studio.reopen(session) }
    }
  }

  private func drawEntries(
    in session: inout StudioSession, into outcome: inout Outcome
  ) async throws {
    var rest = outcome.strip.moments.prefix(mostPictures == 0 ? 0 : Self.mostDrawn)
    var mostEntries = Int.max
    while !rest.isEmpty {
      // One picture more than there is room for: the first may be the last of those before.
      let room = mostPictures - outcome.shown.count
      let request = StripRequest(
        picture: template,
        entries: rest.prefix(mostEntries).map {
          StripRequest.Entry(asked: $0.asked, place: $0.entry)
        }, mostPictures: outcome.shown.isEmpty ? room : room + 1)
      let drawn: StripPictures
      do {
        drawn = try await session.strip(request)
      } catch StudioFailure.ended where mostEntries > 1 {
        // Which one it was is seen by asking for one at a time.
        mostEntries = 1
        session = try await studio.reopen(session)
        continue
      } catch {
        if outcome.failure == nil { outcome.failure = error }
        if case .ended = error { session = try await studio.reopen(session) }
        return
      }
      for run in drawn.runs {
        let moments = rest.prefix(run.count)
        rest = rest.dropFirst(run.count)
        guard outcome.append(moments, showing: run.picture, most: mostPictures) else { return }
      }
      if drawn.isFull, outcome.shown.count == mostPictures { return }
    }
  }
}

extension TimelineRun.Outcome {
  /// Adds entries that all look like `picture`; false where that is one picture too many.
  fileprivate mutating func append(
    _ moments: ArraySlice<TimelineStrip.Moment>, showing picture: RenderedWidget, most: Int
  ) -> Bool {
    if let last = shown.indices.last, shown[last].picture.picture.drawing == picture.picture.drawing
    {
      shown[last].moments += moments
    } else if shown.count < most {
      shown.append(TimelineRun.Shown(picture: picture, moments: Array(moments)))
    } else {
      return false
    }
    return true
  }
}
