import Drawing
import Sentences
import Simulator
import WorkerProtocol
import WidgetKit

extension PluginWorker {
  /// The time limit of a provider, after which another picture replaces its entry.
  static let providerPatience = Duration.milliseconds(1500)

  /// Draws the requested entry, or else the picture that the phone shows without an entry: the snapshot or
  /// the placeholder.
  func renderOrStandIn(
    for host: WidgetHost, in situation: WidgetSituation, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    let values = try request.configuration.parameterValues
    var timeline: ArchivedTimeline?
    if !silent.contains(host.name) {
      timeline =
        try await TimeLimitedWait.wait(Self.providerPatience) {
          try await Self.spoken { try await host.timeline(in: situation, values: values) }
        } ?? nil
    }
    if let timeline, !timeline.entries.isEmpty {
      var situation = situation
      let entry = try host.entry(of: timeline, for: request, in: &situation)
      return try rendered(entry, of: host, in: situation, request)
    }
    if timeline == nil, silent.insert(host.name).inserted, ServiceLine.shared.isExhausted {
      waiting.insert(host.name)
    }
    // After one call without a response, the provider's timeline isn't requested again.
    let snapshot =
      try await TimeLimitedWait.wait(Self.providerPatience) {
        try await Self.spoken { try await host.snapshot(in: situation, values: values) }
      } ?? nil
    let entry = try snapshot ?? host.placeholder(in: situation)
    var answer = try rendered(entry, of: host, in: situation, request)
    let standIn =
      snapshot == nil ? Sentence("placeholder", ko: "플레이스홀더") : Sentence("snapshot", ko: "스냅샷")
    answer.picture.notes.append(
      timeline == nil
        ? waiting.contains(host.name)
          ? .slowService(of: host.name, standIn: standIn)
          : .silentProvider(of: host, standIn: standIn)
        : .emptyTimeline(of: host.name, standIn: standIn))
    return answer
  }

  /// Returns a provider's result; nil if it releases its completion handler without calling it.
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

extension RenderNote {
  fileprivate static func slowService(of widget: String, standIn: Sentence) -> RenderNote {
    let seconds = Int(ServiceLine.providerPatience)
    return RenderNote(
      rule: RenderNote.noTimeline,
      message: Sentence(
        "The provider of \(widget) was still waiting for its service after \(seconds) seconds. This is its \(standIn).",
        ko: "\(widget) 위젯의 프로바이더가 \(seconds)초가 지나도록 서비스를 기다렸어요. 이 그림은 \(standIn) 모습이에요."),
      fix: Sentence(
        "Give the request a timeoutInterval, and return an entry for when the service doesn't respond.",
        ko: "요청에 timeoutInterval을 정하고, 서비스가 응답하지 않을 때의 엔트리를 돌려주세요."))
  }

  @MainActor
  static func silentProvider(of host: WidgetHost, standIn: Sentence) -> RenderNote {
    if LeftOutCode.isMissing {
      return RenderNote(
        rule: RenderNote.noTimeline,
        message: Sentence(
          """
          The provider of \(host.name) doesn't respond here. It may be waiting for code that was left \
          out. This is its \(standIn).
          """,
          ko: """
            \(host.name) 위젯의 프로바이더가 여기서는 응답하지 않아요. 기다리는 대상이 빠진 코드에 있을 수 있어요. \
            이 그림은 \(standIn) 모습이에요.
            """))
    }
    guard host.declaration.style != .appIntent else {
      return RenderNote(
        rule: RenderNote.noTimeline,
        message: Sentence(
          """
          \(host.name) returned no timeline. Its provider or a query of its configuration never finishes. \
          This is its \(standIn).
          """,
          ko: """
            \(host.name) 위젯의 타임라인이 오지 않았어요. 프로바이더나 설정의 쿼리가 끝나지 않아요. 이 그림은 \
            \(standIn) 모습이에요.
            """),
        fix: Sentence(
          "Return from timeline(for:in:) and from each query on every path, even when loading fails.",
          ko: "불러오기에 실패할 때도, timeline(for:in:)과 쿼리의 모든 경로에서 값을 돌려주세요."))
    }
    let widget = host.name
    return RenderNote(
      rule: RenderNote.noTimeline,
      message: Sentence(
        "The provider of \(widget) never called its completion. This is its \(standIn).",
        ko: "\(widget) 위젯의 프로바이더가 completion을 부르지 않았어요. 이 그림은 \(standIn) 모습이에요."),
      fix: Sentence(
        "Call completion on every path of getTimeline, even when loading fails.",
        ko: "불러오기에 실패할 때도, getTimeline의 모든 경로에서 completion을 부르세요."))
  }

  @MainActor
  fileprivate static func emptyTimeline(of widget: String, standIn: Sentence) -> RenderNote {
    RenderNote(
      rule: RenderNote.noTimeline,
      message: Sentence(
        "The provider of \(widget) returned a timeline without entries. This is its \(standIn).",
        ko: "\(widget) 위젯의 프로바이더가 엔트리가 없는 타임라인을 돌려줬어요. 이 그림은 \(standIn) 모습이에요."),
      // Suggests no fix if code was left out, because that code may provide the entries.
      fix: LeftOutCode.isMissing
        ? nil : Sentence("Return at least one entry.", ko: "엔트리를 하나 이상 돌려주세요."))
  }
}
