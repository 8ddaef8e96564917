import Compiling
package import Foundation
import Judge
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
  let systemVersion: String?
  /// A folder with resources, which are taken before those beside the files.
  let bundle: URL?
  /// Entries that look different are drawn up to this number; the rest is told in words.
  let mostPictures: Int
  /// What stands for the widget besides its entries, and is to be drawn as well.
  let standIns: Set<StandIn>

  package init(
    studio: Studio, files: [URL], template: RenderRequest, widget: String?,
    systemVersion: String?, bundle: URL?, mostPictures: Int, standIns: Set<StandIn>
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
    while let moment = walk.moment, failure == nil {
      do {
        walk.add(
          try await session.timeline(
            TimelineRequest(
              widget: widget, family: template.family, from: moment,
              configuration: template.configuration)))
      } catch {
        // Whoever asks for something that cannot be chosen is to ask for something else.
        if case .unsettable = error { throw error }
        failure = error
      }
    }
    var outcome = Outcome(strip: walk.strip, failure: failure)
    if let failure, case .ended = failure { session = try await studio.reopen(session) }
    let declared = try? await session.contents().widgets
      .filter { widget == nil || $0.type == widget || $0.kind == widget }.first
    outcome.widget = declared?.type
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
      outcome.findings = WidgetLint.timelineFindings(
        in: LintSubject(
          declaration: declared, timeline: timeline, askedAt: start,
          files: LintSources(files).files, strip: outcome.strip))
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
      outcome.standIns.append((standIn, try await session.render(request)))
    } catch {
      if outcome.failure == nil { outcome.failure = error }
      if case .ended = error { session = try await studio.reopen(session) }
    }
  }

  private func drawEntries(
    in session: inout StudioSession, into outcome: inout Outcome
  ) async throws {
    for moment in outcome.strip.moments.prefix(Self.mostDrawn) {
      var request = template
      request.entry = moment.entry
      request.asked = moment.asked
      let picture: RenderedWidget
      do {
        picture = try await session.render(request)
      } catch {
        if outcome.failure == nil { outcome.failure = error }
        if case .ended = error { session = try await studio.reopen(session) }
        return
      }
      if let last = outcome.shown.indices.last,
        outcome.shown[last].picture.picture.drawing == picture.picture.drawing
      {
        outcome.shown[last].moments.append(moment)
      } else if outcome.shown.count < mostPictures {
        outcome.shown.append(Shown(picture: picture, moments: [moment]))
      } else {
        return
      }
    }
  }
}
