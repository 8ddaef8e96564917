import AppIntents
import Intents
package import Sentences
import SwiftUI

// A common interface for the three kinds of provider. As on an iPhone, learner code makes no promises about
// thread safety. Each provider call is independent, and views are created only on the main actor.

/// A closure that creates the view of a configuration's entry.
struct EntryContent<Entry: TimelineEntry>: @unchecked Sendable {
  private let content: (Entry) -> any View

  init<Content: View>(_ content: @escaping (Entry) -> Content) {
    self.content = content
  }

  func archive(_ entry: Entry) -> ArchivedEntry {
    nonisolated(unsafe) let kept = entry
    return ArchivedEntry(entry: entry) { content(kept) }
  }

  func archive(_ timeline: Timeline<Entry>) -> ArchivedTimeline {
    ArchivedTimeline(entries: timeline.entries.map(archive), policy: timeline.policy)
  }
}

/// The shared implementation of the sources for all kinds of provider.
private protocol ProviderTimelineSource: TimelineSource {
  associatedtype Provider
  associatedtype Entry: TimelineEntry
  var content: EntryContent<Entry> { get }
}

extension ProviderTimelineSource {
  package var providerName: String { String(describing: Provider.self) }

  package func archive(_ entry: any TimelineEntry) -> ArchivedEntry? {
    (entry as? Entry).map(content.archive)
  }
}

struct StaticTimelineSource<Provider: TimelineProvider>: ProviderTimelineSource, @unchecked Sendable
{
  private let provider: Provider
  let content: EntryContent<Provider.Entry>

  init(provider: Provider, content: @escaping (Provider.Entry) -> some View) {
    self.provider = provider
    self.content = EntryContent(content)
  }

  var configuration: WidgetConfigurationDescription? { nil }

  func placeholder(in context: TimelineProviderContext) -> ArchivedEntry {
    content.archive(provider.placeholder(in: context))
  }

  func snapshot(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedEntry
  {
    try TimelineSourceError.refuse(values, widgetWithoutSettings: providerName)
    nonisolated(unsafe) let context = context
    return try await snapshot(in: context, on: await actor)
  }

  private func snapshot(
    in context: TimelineProviderContext, on actor: isolated (any Actor)?
  ) async throws -> ArchivedEntry {
    content.archive(
      try await OneAnswer.wait(
        orThrow: .silent(
          provider: providerName, method: "getSnapshot", isCut: LeftOutCode.isMissing)
      ) {
        provider.getSnapshot(in: context, completion: $0)
      })
  }

  func timeline(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedTimeline
  {
    try TimelineSourceError.refuse(values, widgetWithoutSettings: providerName)
    nonisolated(unsafe) let context = context
    return try await timeline(in: context, on: await actor)
  }

  private func timeline(
    in context: TimelineProviderContext, on actor: isolated (any Actor)?
  ) async throws -> ArchivedTimeline {
    content.archive(
      try await OneAnswer.wait(
        orThrow: .silent(
          provider: providerName, method: "getTimeline", isCut: LeftOutCode.isMissing)
      ) {
        provider.getTimeline(in: context, completion: $0)
      })
  }

  private var actor: (any Actor)? {
    get async { await ProviderActor.find(for: provider) { $0 is any TimelineProvider } }
  }
}

struct IntentTimelineSource<Provider: IntentTimelineProvider>: ProviderTimelineSource,
  @unchecked Sendable
{
  private let provider: Provider
  let content: EntryContent<Provider.Entry>

  init(provider: Provider, content: @escaping (Provider.Entry) -> some View) {
    self.provider = provider
    self.content = EntryContent(content)
  }

  var configuration: WidgetConfigurationDescription? {
    let description = SiriIntentDescription(of: Provider.Intent.self)
    let intent = Provider.Intent()
    return WidgetConfigurationDescription(
      intent: String(describing: Provider.Intent.self), title: description?.title,
      details: description?.text,
      parameters: (description?.parameters ?? []).map { parameter in
        WidgetConfigurationDescription.Parameter(
          name: parameter.name, title: parameter.title, type: parameter.type,
          defaultValue: parameter.value(in: intent)?.typed,
          choices: parameter.options.map(\.typed))
      })
  }

  func describedSiriIntent(with values: Values) async throws -> DescribedSiriIntent? {
    guard let description = SiriIntentDescription(of: Provider.Intent.self) else { return nil }
    return DescribedSiriIntent(
      intent: try await DescribedSiriIntent.made(Provider.Intent.self, with: values),
      description: description)
  }

  func placeholder(in context: TimelineProviderContext) -> ArchivedEntry {
    content.archive(provider.placeholder(in: context))
  }

  func snapshot(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedEntry
  {
    let intent = try await DescribedSiriIntent.made(
      Provider.Intent.self, with: values)
    nonisolated(unsafe) let context = context
    return try await snapshot(for: intent, in: context, on: await actor)
  }

  private func snapshot(
    for intent: Provider.Intent, in context: TimelineProviderContext,
    on actor: isolated (any Actor)?
  ) async throws -> ArchivedEntry {
    content.archive(
      try await OneAnswer.wait(
        orThrow: .silent(
          provider: providerName, method: "getSnapshot", isCut: LeftOutCode.isMissing)
      ) {
        provider.getSnapshot(for: intent, in: context, completion: $0)
      })
  }

  func timeline(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedTimeline
  {
    let intent = try await DescribedSiriIntent.made(Provider.Intent.self, with: values)
    return try await timeline(for: intent, in: context)
  }

  func timeline(
    for intent: Provider.Intent, in context: TimelineProviderContext
  ) async throws -> ArchivedTimeline {
    nonisolated(unsafe) let context = context
    return try await timeline(for: intent, in: context, on: await actor)
  }

  private func timeline(
    for intent: Provider.Intent, in context: TimelineProviderContext,
    on actor: isolated (any Actor)?
  ) async throws -> ArchivedTimeline {
    content.archive(
      try await OneAnswer.wait(
        orThrow: .silent(
          provider: providerName, method: "getTimeline", isCut: LeftOutCode.isMissing)
      ) {
        provider.getTimeline(for: intent, in: context, completion: $0)
      })
  }

  private var actor: (any Actor)? {
    get async { await ProviderActor.find(for: provider) { $0 is any IntentTimelineProvider } }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct AppIntentTimelineSource<Provider: AppIntentTimelineProvider>: ProviderTimelineSource,
  @unchecked Sendable
{
  private let provider: Provider
  let content: EntryContent<Provider.Entry>

  init(provider: Provider, content: @escaping (Provider.Entry) -> some View) {
    self.provider = provider
    self.content = EntryContent(content)
  }

  var configuration: WidgetConfigurationDescription? {
    WidgetConfigurationDescription(of: Provider.Intent.self)
  }

  func makeConfigurationIntent() -> (any AppIntent)? { Provider.Intent() }

  func placeholder(in context: TimelineProviderContext) -> ArchivedEntry {
    content.archive(provider.placeholder(in: context))
  }

  func snapshot(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedEntry
  {
    let intent = try await intent(values)
    nonisolated(unsafe) let context = context
    return await snapshot(for: intent, in: context, on: await actor)
  }

  private func snapshot(
    for intent: Provider.Intent, in context: TimelineProviderContext,
    on actor: isolated (any Actor)?
  ) async -> ArchivedEntry {
    nonisolated(unsafe) let (provider, context) = (provider, context)
    ProviderActor.enter()
    nonisolated(unsafe) let entry = await provider.snapshot(for: intent, in: context)
    return content.archive(entry)
  }

  func timeline(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedTimeline
  {
    await timeline(for: try await intent(values), in: context)
  }

  func timeline(
    for intent: Provider.Intent, in context: TimelineProviderContext
  ) async -> ArchivedTimeline {
    nonisolated(unsafe) let context = context
    return await timeline(for: intent, in: context, on: await actor)
  }

  private func timeline(
    for intent: Provider.Intent, in context: TimelineProviderContext,
    on actor: isolated (any Actor)?
  ) async -> ArchivedTimeline {
    nonisolated(unsafe) let (provider, context) = (provider, context)
    ProviderActor.enter()
    nonisolated(unsafe) let timeline = await provider.timeline(for: intent, in: context)
    return content.archive(timeline)
  }

  private var actor: (any Actor)? {
    get async { await ProviderActor.find(for: provider) { $0 is any AppIntentTimelineProvider } }
  }

  private func intent(_ values: Values) async throws -> Provider.Intent {
    let intent = Provider.Intent()
    try await intent.configure(with: values)
    return intent
  }
}

/// A reason that a provider can't be called.
package enum TimelineSourceError: SpokenError, Equatable {
  case hasNoSettings(provider: String, parameter: String)
  case siriSettings(intent: String, parameter: String)
  /// The provider released the completion handler without calling it; `isCut` is set if some code was removed.
  case silent(provider: String, method: String, isCut: Bool)

  /// Whether the provider didn't respond.
  package var isSilence: Bool { if case .silent = self { true } else { false } }

  package var sentence: Sentence {
    switch self {
    case .hasNoSettings(let provider, let parameter):
      Sentence(
        "Can't set \"\(parameter)\": a widget with \(provider) has no settings",
        ko: "“\(parameter)” 값을 정할 수 없어요. \(provider) 프로바이더를 쓰는 위젯에는 설정이 없어요")
    case .siriSettings(let intent, let parameter):
      Sentence(
        """
        Can't set "\(parameter)": the settings of the SiriKit intent \(intent) are in an \
        .intentdefinition file that isn't next to the Swift files
        """,
        ko: """
          “\(parameter)” 값을 정할 수 없어요. SiriKit 인텐트 \(intent) 설정은 .intentdefinition 파일에 \
          있는데, 그 파일이 Swift 파일 옆에 없어요
          """)
    case .silent(let provider, let method, isCut: true):
      Sentence(
        """
        \(provider).\(method) doesn't respond here. The provider may be waiting for code that was \
        left out.
        """,
        ko: """
          \(provider).\(method) 메서드가 여기서는 응답하지 않아요. 기다리는 대상이 빠진 코드에 있을 수 있어요.
          """)
    case .silent(let provider, let method, isCut: false):
      Sentence(
        """
        \(provider).\(method) never calls its completion, so the system waits forever. Call the \
        completion on every path, even when loading fails.
        """,
        ko: """
          \(provider).\(method) 메서드가 completion을 부르지 않아서 시스템이 계속 기다려요. \
          불러오기에 실패할 때도, 모든 경로에서 부르세요.
          """)
    }
  }

  static func refuse(
    _ values: TimelineSource.Values, widgetWithoutSettings provider: String
  ) throws {
    if let name = values.keys.min() {
      throw TimelineSourceError.hasNoSettings(provider: provider, parameter: name)
    }
  }

  static func refuse(_ values: TimelineSource.Values, siriIntent intent: String) throws {
    if let name = values.keys.min() {
      throw TimelineSourceError.siriSettings(intent: intent, parameter: name)
    }
  }
}
