import Foundation
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite struct TimelineTests {
  private func context(isPreview: Bool = false) -> TimelineProviderContext {
    TimelineProviderContext(
      family: .systemSmall, isPreview: isPreview, displaySize: CGSize(width: 158, height: 158))
  }

  private func source(of type: any Widget.Type) throws -> any TimelineSource {
    try #require(DeclaredWidget(of: type).source)
  }

  @Test func completionHandlersAreAwaited() async throws {
    nonisolated(unsafe) let context = context()
    let timeline = try await source(of: CountWidget.self).timeline(with: [:], in: context)
    #expect(timeline.entries.map { ($0.entry as? CountEntry)?.count } == [0, 1, 2])
    #expect(timeline.entries.map { $0.relevance?.score } == [0, 1, 2])
    #expect(timeline.policy == .atEnd)
    #expect(timeline.reloadDate == CountProvider.start.addingTimeInterval(7200))
  }

  @Test func theSnapshotKnowsTheGallery() async throws {
    nonisolated(unsafe) let context = context(isPreview: true)
    let entry = try await source(of: CountWidget.self).snapshot(with: [:], in: context)
    #expect((entry.entry as? CountEntry)?.count == 1)
  }

  @Test func theConfigurationReachesTheProvider() async throws {
    nonisolated(unsafe) let context = context()
    let timeline = try await source(of: NumberWidget.self).timeline(
      with: ["number": .integer(8)], in: context)
    #expect((timeline.entries.first?.entry as? CountEntry)?.count == 8)
    #expect(timeline.reloadDate == CountProvider.start.addingTimeInterval(900))
  }

  @Test func aWidgetWithoutSettingsRefusesThem() async throws {
    nonisolated(unsafe) let context = context()
    let source = try source(of: CountWidget.self)
    await #expect(
      throws: TimelineSourceError.hasNoSettings(provider: "CountProvider", parameter: "city")
    ) { _ = try await source.timeline(with: ["city": .text("x")], in: context) }
  }

  @Test func aProviderThatNeverCompletesIsCanceled() async {
    let task = Task { @MainActor in
      struct Silent: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Silent", provider: WaitingProvider()) { _ in EmptyView() }
        }
      }
      nonisolated(unsafe) let context = context()
      _ = try await source(of: Silent.self).timeline(with: [:], in: context)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aForgottenCompletionIsReportedAtOnce() async throws {
    struct Forgetful: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Forgetful", provider: SilentProvider()) { _ in EmptyView() }
      }
    }
    nonisolated(unsafe) let context = context()
    let source = try source(of: Forgetful.self)
    await #expect(
      throws: TimelineSourceError.silent(
        provider: "SilentProvider", method: "getTimeline", isCut: false)
    ) { _ = try await source.timeline(with: [:], in: context) }
    await #expect(
      throws: TimelineSourceError.silent(
        provider: "SilentProvider", method: "getSnapshot", isCut: false)
    ) { _ = try await source.snapshot(with: [:], in: context) }
  }

  @Test func theLatestStartedEntryIsShown() async throws {
    nonisolated(unsafe) let context = context()
    let timeline = try await source(of: CountWidget.self).timeline(with: [:], in: context)
    let shown = { (seconds: Double) in
      (timeline.entry(at: CountProvider.start.addingTimeInterval(seconds))?.entry as? CountEntry)?
        .count
    }
    #expect(shown(-60) == 0)
    #expect(shown(3599) == 0)
    #expect(shown(3600) == 1)
    #expect(shown(90_000) == 2)
  }

  @Test func policiesAreEqualByMeaning() {
    #expect(TimelineReloadPolicy.atEnd != .never)
    #expect(TimelineReloadPolicy.after(CountProvider.start) == .after(CountProvider.start))
  }
}
