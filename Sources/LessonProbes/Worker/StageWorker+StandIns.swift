import Drawing
import Simulator
import Stage
import WidgetKit

extension StageWorker {
  /// How long a provider is waited for before something else is shown in its place.
  static let providerPatience = Duration.milliseconds(1500)

  /// Draws the entry that is asked for; where the provider gives none, what the phone shows then:
  /// the snapshot, or else the placeholder.
  func renderOrStandIn(
    for host: WidgetHost, in situation: WidgetSituation, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    let values = try request.configuration.parameterValues
    var timeline: ArchivedTimeline?
    if !silent.contains(host.name) {
      timeline =
        try await Patience.wait(Self.providerPatience) {
          try await Self.spoken { try await host.timeline(in: situation, values: values) }
        } ?? nil
    }
    if let timeline, !timeline.entries.isEmpty {
      let shown = request.date.flatMap { timeline.entry(at: $0) }
      return try rendered(
        try shown ?? host.entry(request.entry, of: timeline), of: host, in: situation, request)
    }
    let reason =
      timeline == nil ? "never called its completion" : "returned a timeline without entries"
    if timeline == nil { silent.insert(host.name) }
    // A provider that has not answered once will hardly answer now: it is waited for only once.
    let snapshot =
      try await Patience.wait(Self.providerPatience) {
        try await Self.spoken { try await host.snapshot(in: situation, values: values) }
      } ?? nil
    let entry = try snapshot ?? host.placeholder(in: situation)
    var answer = try rendered(entry, of: host, in: situation, request)
    answer.picture.notes.append(
      RenderNote(
        rule: "no-timeline",
        message: "The provider of \(host.name) \(reason): this is its "
          + "\(snapshot == nil ? "placeholder" : "snapshot").",
        fix: timeline == nil
          ? "Call completion on every path of getTimeline, also where loading fails."
          : "Return at least one entry."))
    return answer
  }

  /// What a provider answers; nil where it lets go of its completion without a call.
  static func spoken<Answer: Sendable>(
    _ work: @MainActor () async throws -> Answer
  ) async throws -> Answer? {
    do {
      return try await work()
    } catch TimelineSourceError.silent {
      return nil
    }
  }
}
