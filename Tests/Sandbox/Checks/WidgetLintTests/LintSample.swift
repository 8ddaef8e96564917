import Drawing
import Foundation
import LessonProbes
import Simulator
import WorkerProtocol
import SwiftSource
import SwiftUI
import WidgetKit
import WidgetLint

/// A widget, or parts of one, for a rule.
@MainActor
struct LintSample {
  var families: [WidgetFamily] = [.systemSmall]
  var description = "See what the day brings."
  var marginsDisabled = false
  /// The background, or `nil` for a widget without `containerBackground`.
  var background: AnyShapeStyle? = AnyShapeStyle(.background)
  /// The times of the entries from now, in seconds.
  var entries: [TimeInterval] = [0]
  var policy = TimelineReloadPolicy.after(LintSample.now.addingTimeInterval(3_600))
  var source: String?
  var change: (inout LintSubject) -> Void = { _ in }
  var content: (Int) -> AnyView = { _ in AnyView(Text("Hello").widgetURL(LintSample.page)) }

  /// Thursday, January 15, 2026, 09:41 UTC, the worker's clock.
  static let now = Date(timeIntervalSince1970: 1_768_470_060)
  static let page = URL(string: "rings://page")

  /// Draws the widget according to the lint's plan, with the code for learners' widgets.
  func subject() async throws -> LintSubject {
    let host = WidgetHost(
      widget: marginsDisabled ? MarginlessWidget(sample: self) : SampleWidget(sample: self))
    let declaration = PluginContents.Widget(host.declaration, type: "SampleWidget")
    let plan = LintPlan(declaration)
    let request = TimelineRequest(
      family: declaration.families.first ?? .systemSmall, from: Self.now)
    var timeline: TimelineSummary?
    if !declaration.families.isEmpty {
      timeline = TimelineSummary(try await host.timeline(in: WidgetSituation(request)))
    }
    var subject = LintSubject(
      declaration: declaration, widgets: [declaration], timeline: timeline, askedAt: Self.now,
      files: source.map { [SwiftFile($0, name: "Sample.swift")] } ?? [])
    let requests = plan.requests + (timeline.map(plan.entryRequests) ?? [])
    subject.pictures = try await pictures(of: requests, from: host)
    subject.trials = try await pictures(of: LintPlan.trials(of: subject.pictures), from: host)
    subject.repetitions = try await pictures(of: plan.repeatedRequests, from: host)
    change(&subject)
    return subject
  }

  /// Returns the widget's picture on a phone, or `nil` if it has no entry.
  func picture() async throws -> RenderedWidget? {
    let request = RenderRequest(subject: .widget(nil), family: .widget(.systemSmall))
    let host = WidgetHost(widget: SampleWidget(sample: self))
    return try await pictures(of: [request], from: host).first
  }

  private func pictures(
    of requests: [RenderRequest], from host: WidgetHost
  ) async throws -> [RenderedWidget] {
    var pictures: [RenderedWidget] = []
    for request in requests {
      let situation = try WidgetSituation(request)
      let timeline = try await host.timeline(in: situation)
      guard timeline.entries.indices.contains(request.entry) else { continue }
      let picture = try PluginWorker().rendered(
        timeline.entries[request.entry], of: host, in: situation, request)
      if picture.request.mode == request.mode || LintPlan.isUsual(request) {
        pictures.append(picture)
      }
    }
    return pictures
  }

  /// Returns the numbers of the rules with findings.
  func rules() async throws -> Set<String> { Set(try await findings().map(\.rule)) }

  func findings() async throws -> [LintFinding] {
    WidgetLint.findings(in: try await subject())
  }
}

private struct SampleEntry: TimelineEntry {
  let date: Date
  let number: Int
}

private struct SampleProvider: TimelineProvider {
  let distances: [TimeInterval]
  let policy: TimelineReloadPolicy
  let now: Date

  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: now, number: 0) }
  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    let entries = distances.enumerated().map {
      SampleEntry(date: now.addingTimeInterval($1), number: $0)
    }
    completion(Timeline(entries: entries, policy: policy))
  }
}

private struct SampleWidget: Widget {
  var sample = LintSample()

  init() {}

  init(sample: LintSample) {
    self.sample = sample
  }

  var body: some WidgetConfiguration { sample.configuration }
}

private struct MarginlessWidget: Widget {
  var sample = LintSample()

  init() {}

  init(sample: LintSample) {
    self.sample = sample
  }

  var body: some WidgetConfiguration { sample.configuration.contentMarginsDisabled() }
}

extension LintSample {
  fileprivate var configuration: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Sample", provider: SampleProvider(distances: entries, policy: policy, now: Self.now)
    ) { entry in
      if let background {
        content(entry.number).containerBackground(background, for: .widget)
      } else {
        content(entry.number)
      }
    }
    .configurationDisplayName("Sample")
    .description(description)
    .supportedFamilies(families)
  }

  /// Returns a sample that shows one view.
  static func view(
    _ families: [WidgetFamily] = [.systemSmall], on background: any ShapeStyle = BackgroundStyle(),
    source: String? = nil, @ViewBuilder _ content: @escaping () -> some View
  ) -> LintSample {
    var sample = LintSample(
      families: families, source: source, content: { _ in AnyView(content()) })
    sample.background = AnyShapeStyle(background)
    return sample
  }

  /// Returns a sample whose pictures count as those of a Live Activity.
  static func activity(
    in place: ActivityPlace = .liveActivity, @ViewBuilder _ content: @escaping () -> some View
  ) -> LintSample {
    var sample = view { content() }
    sample.change = { subject in
      subject.declaration.configuration = "activity"
      for index in subject.pictures.indices {
        subject.pictures[index].request.family = .activity(place)
      }
    }
    return sample
  }

  /// Returns a sample for rules about source.
  static func source(_ text: String) -> LintSample {
    LintSample(source: text)
  }

  /// Returns the sample with a change.
  func with(_ change: (inout LintSample) -> Void) -> LintSample {
    var sample = self
    change(&sample)
    return sample
  }
}
