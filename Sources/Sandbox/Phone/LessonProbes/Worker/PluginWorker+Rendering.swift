import AppleFoundation
import Drawing
import Foundation
import PhoneFacts
import PictureReading
import Sentences
package import Simulator
package import WorkerProtocol
import SwiftUI
package import WidgetKit

extension PluginWorker {
  func render(_ request: RenderRequest) async throws -> RenderedWidget {
    WorkerClock.set(request.asked ?? request.date ?? PluginWorker.moment)
    WorkerLocale.current = Locale(identifier: request.locale)
    DeviceIdiom.current = Device.named(request.device)?.kind.idiom ?? .iphone
    // Discard text that earlier requests looked up, because they may be in another language.
    _ = MissingText.take()
    var rendered = try await picture(of: request)
    rendered.picture.notes += RenderNote.missing(MissingText.take())
    return rendered
  }

  private func picture(of request: RenderRequest) async throws -> RenderedWidget {
    switch request.subject {
    case .widget(let name): return try await renderWidget(named: name, request)
    case .view(let name, let arguments):
      return try renderView(try view(name, arguments: arguments), request)
    case .preview(let index): return try await renderPreview(index, request)
    case .previewPart(let index, let part):
      return try await renderPreview(index, part: part, request)
    case .offered(let index, let gallery):
      return try await renderOffer(index, in: gallery, request)
    }
  }

  private func renderWidget(
    named name: String?, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    if request.family.control != nil, name == nil {
      return try await render(try onlyControlHost(named: nil), request)
    }
    if let name, let control = try controlHost(named: name) {
      return try await render(control, request)
    }
    let isActivity = request.family.activity != nil
    let host = isActivity ? try activityHost(named: name) : try host(named: name)
    if let activity = host.declaration.activity {
      return try await render(activity, of: host, request)
    }
    var situation = try WidgetSituation(request)
    let entry: ArchivedEntry
    if request.isPlaceholder {
      entry = try host.placeholder(in: situation)
      await StartedWork.settle()
    } else if request.isSnapshot {
      entry = try await host.snapshot(
        in: situation, values: request.configuration.parameterValues,
        isPreview: request.isPreview)
      await StartedWork.settle()
    } else if request.standsIn {
      return try await renderOrStandIn(for: host, in: situation, request)
    } else {
      let timeline = try await host.timeline(
        in: situation, values: request.configuration.parameterValues)
      entry = try host.entry(of: timeline, for: request, in: &situation)
    }
    return try rendered(entry, of: host, in: situation, request)
  }

  /// Draws a standalone view: at the proposed size, or else with a family's size and margins.
  func renderView(_ view: AnyView, _ request: RenderRequest) throws -> RenderedWidget {
    let situation = try WidgetSituation(request)
    guard let proposal = request.proposal else {
      let entry = ArchivedEntry(entry: ViewEntry(date: request.date ?? PluginWorker.moment)) {
        view
      }
      return try rendered(entry, of: ViewHost.host, in: situation, request)
    }
    let date = request.date ?? PluginWorker.moment
    var environment = situation.environment(showsBackground: true, at: date)
    environment.redactionReasons = RedactionReasons(request)
    // The container size of a standalone view is its proposed size, if that's finite.
    environment.containerSize = CGSize(
      width: Self.finite(proposal.width) ?? environment.containerSize?.width ?? 0,
      height: Self.finite(proposal.height) ?? environment.containerSize?.height ?? 0)
    let renderer = PictureRenderer(environment: environment, metrics: request.metrics)
    let root = renderer.layout(of: view, proposal: ProposedViewSize(proposal))
    var picture = renderer.picture(of: root)
    intentsOfView = root.evaluation.intents
    picture.show(in: request.mode, profile: try RenderingProfile(request, situation))
    return RenderedWidget(kind: nil, request: request, picture: picture)
  }

  private static func finite(_ length: Double?) -> Double? {
    length.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns an entry's picture, colored for its mode and ready to send.
  package func rendered(
    _ entry: ArchivedEntry, of host: WidgetHost, in situation: WidgetSituation,
    _ request: RenderRequest
  ) throws -> RenderedWidget {
    CrashStack.coverThread()
    var shown = try host.picture(
      of: entry, in: situation, redactions: RedactionReasons(request),
      showsContentWithoutBackground: request.showsContentWithoutBackground)
    let oversized = OversizedImage(
      in: shown.picture, limit: ImageLimit(for: shown.picture, in: situation))
    var isReplaced = false
    if let oversized, oversized.isRejected, !request.showsContentWithoutBackground,
      !request.isPlaceholder, let placeholder = try? host.placeholder(in: situation)
    {
      isReplaced = true
      shown = try host.picture(of: placeholder, in: situation, redactions: .placeholder)
    }
    last = (host, shown)
    var picture = shown.picture
    if let oversized { picture.notes.append(oversized.note(isReplaced: isReplaced)) }
    picture.show(in: shown.mode, profile: try RenderingProfile(request, situation))
    if situation.place == .standBy, shown.mode == .fullColor {
      // StandBy has a black backdrop, whatever the widget's own background is.
      picture.drawing = picture.drawing.onPlate(.black)
    }
    var answered = request
    answered.mode = shown.mode
    let kind = host.declaration.kind
    return RenderedWidget(kind: kind.isEmpty ? nil : kind, request: answered, picture: picture)
  }

  func timeline(_ request: TimelineRequest) async throws -> TimelineSummary {
    WorkerClock.set(request.from)
    WorkerLocale.current = WorkerLocale.standard
    let host = try host(named: request.widget)
    let timeline = try await host.timeline(
      in: WidgetSituation(request), values: request.configuration.parameterValues,
      isPreview: request.isPreview)
    return TimelineSummary(timeline)
  }

  /// Performs the intent behind a control of the last picture, then draws the widget from a new timeline.
  ///
  /// The system does the same.
  func tap(_ request: TapRequest) async throws -> TapOutcome {
    let outcome: PerformedIntent
    if let performed = request.performed {
      outcome = performed
    } else {
      guard let (host, picture) = last else {
        throw RequestFailure(
          "There's no picture to tap yet.", ko: "탭할 수 있는 그림이 아직 없어요.")
      }
      WorkerClock.set(request.picture.date ?? PluginWorker.moment)
      WorkerLocale.current = Locale(identifier: request.picture.locale)
      host.declaration.activity?.start()
      outcome = PerformedIntent(
        try await host.tap(
          handle: request.handle, in: picture, installedKinds: try widgets().map(\.kind)),
        kind: host.declaration.kind)
    }
    return TapOutcome(
      intent: outcome.intent, opened: outcome.opened, reloadedKinds: outcome.reloadedKinds,
      asksForReload: outcome.asksForReload, storesAfterAsking: outcome.storesAfterAsking,
      error: outcome.error,
      after: outcome.error == nil ? try await render(request.picture) : nil)
  }
}

extension RenderingProfile {
  /// Creates the profile that colors a request's content outside full-color mode.
  init(_ request: RenderRequest, _ situation: WidgetSituation) throws(RequestFailure) {
    if request.tint == "clear" {
      guard situation.version.major >= 26 else {
        throw RequestFailure(
          impossible: Sentence(
            "Clear widgets require iOS 26, but this is iOS \(situation.version).",
            ko: "투명한 위젯은 iOS 26부터 있어요. 지금은 iOS \(situation.version) 버전이에요."))
      }
      self = .clearIOS26()
    } else {
      let tint = try Self.tint(of: request)
      self = .tinted(iOS: situation.version.major, tint: tint)
      if request.tint != nil { vibrantTint = tint }
    }
    // StandBy has a black background whatever the Home Screen's tint is, and a red tint at night.
    if situation.place == .standBy {
      plate = .black
      (vibrantTint, vibrantBackdrop) = (Self.nightTint, 0)
    }
  }

  private static func tint(of request: RenderRequest) throws(RequestFailure) -> RGBA {
    guard let text = request.tint else { return standardTint }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else {
      throw RequestFailure(
        "“\(text)” isn't a color. Write six hexadecimal digits such as `0A84FF`.",
        ko: "“\(text)” 값은 색이 아니에요. `0A84FF`처럼 16진수 여섯 자리를 쓰세요.")
    }
    return RGBA(hex: number)
  }
}

extension RedactionReasons {
  init(_ request: RenderRequest) {
    self = request.isPlaceholder && !request.showsPlaceholderContent ? .placeholder : []
    for reason in request.redactions {
      switch reason {
      case .placeholder: insert(.placeholder)
      case .privacy: insert(.privacy)
      case .invalidated: insert(.invalidated)
      }
    }
  }
}

extension TimelineSummary {
  package init(_ timeline: ArchivedTimeline) {
    let policy: Policy =
      switch timeline.policy.moment {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
    self.init(
      entries: timeline.entries.map {
        Entry(
          date: $0.date, relevance: $0.relevance.map { Double($0.score) },
          relevanceDuration: $0.relevance?.duration)
      }, policy: policy)
  }
}

private struct ViewEntry: TimelineEntry {
  var date: Date
}

/// An empty widget that displays standalone views.
private struct ViewHost: Widget {
  var body: some WidgetConfiguration {
    EmptyWidgetConfiguration().supportedFamilies(WidgetFamily.everyFamily)
  }

  @MainActor static let host = WidgetHost(
    ViewHost.self, insistsOnContainerBackground: false)
}
