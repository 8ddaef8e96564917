import Compiling
package import Foundation
import Judge
package import PhoneFacts
package import WorkerProtocol
package import WidgetLint

/// Compiles a widget, follows its timelines for a day and draws its entries.
package struct TimelineRun {
  let studio: Studio
  let files: [URL]
  /// The widget, family and phone of every picture.
  let template: RenderRequest
  /// A widget's type or kind.
  let widget: String?
  /// The iOS version that resolves `#available`; nil for the newest.
  let systemVersion: SystemVersion?
  /// A folder of resources that take precedence over those beside the files.
  let bundle: URL?
  /// The maximum number of pictures, possibly 0; sentences describe the remaining entries.
  let mostPictures: Int
  /// The stand-ins to draw in addition to the entries.
  let standIns: Set<StandIn>

  package init(
    studio: Studio, files: [URL], template: RenderRequest, widget: String?,
    systemVersion: SystemVersion?, bundle: URL?, mostPictures: Int, standIns: Set<StandIn>
  ) {
    var template = template
    // The requests for entries set their own dates.
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

  /// Content shown for a widget that has no entry yet.
  package enum StandIn: String, CaseIterable {
    case placeholder, snapshot
    case gallerySnapshot
  }

  /// A picture of the strip, and the consecutive entries that look the same.
  package struct Shown {
    package var picture: RenderedWidget
    package var moments: [TimelineStrip.Moment]
  }

  package struct Outcome {
    package var strip: TimelineStrip
    package var widget: String?
    package var shown: [Shown] = []
    package var standIns: [(kind: StandIn, picture: RenderedWidget)] = []
    package var findings: [LintFinding] = []
    /// The reason there's no timeline or it doesn't continue.
    package var failure: StudioFailure?
  }

  /// The maximum number of entries drawn, even if all look the same.
  private static let mostDrawn = 400

  /// Compiles the files and follows the widget's timelines.
  ///
  /// - Throws: `RefusedSource` for files that don't compile, and failures of this machine.
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
        // Request one timeline at a time to identify the one that ends the process.
        mostTimelines = 1
        session = try await studio.reopen(session)
      } catch {
        // A request for something that doesn't exist gets no placeholder.
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
      // The phone shows the placeholder of a widget without a timeline.
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
      subject.isIncomplete = session.code.leftOut.isIncomplete
      subject.lostWords = session.code.leftOut.lostWords
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
      // Request an additional picture, since the first may continue the previous run.
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
        // Request one entry at a time to identify the one that ends the process.
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
  /// Adds entries that look like `picture`; returns false if that would exceed the maximum.
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
