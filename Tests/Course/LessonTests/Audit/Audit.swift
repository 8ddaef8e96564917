// Compiled with an exercise's files: its widgets draw the implausible weather of their entries as text.
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// The weather of some entries: the number of readings, and the implausible ones.
struct Audit: Sendable {
  private(set) var readings = 0
  private(set) var implausible: [String] = []

  init(_ values: [Any]) {
    for value in values { read(value, depth: 0) }
  }

  var text: String {
    implausible.isEmpty ? "\(readings) plausible" : implausible.joined(separator: "; ")
  }

  private mutating func read(_ value: Any, depth: Int) {
    guard depth < 8 else { return }
    let mirror = Mirror(reflecting: value)
    var degrees: [String: Double] = [:]
    var sky: String?
    for child in mirror.children {
      if let number = child.value as? Int { degrees[child.label ?? ""] = Double(number) }
      if let number = child.value as? Double { degrees[child.label ?? ""] = number }
      if child.label == "sky" { sky = "\(child.value)" }
      read(child.value, depth: depth + 1)
    }
    let (low, now, high) = (degrees["low"], degrees["temperature"], degrees["high"])
    guard now != nil || (low != nil && high != nil) else { return }
    readings += 1
    let order = [low, now, high].compactMap(\.self)
    if order != order.sorted() { implausible.append("\(mirror.subjectType) \(order)") }
    if sky == "snow", let degrees = now ?? low, degrees > 3 {
      implausible.append("\(mirror.subjectType): snow at \(degrees)")
    }
  }
}

struct AuditedEntry: TimelineEntry {
  let date: Date
  let audit: Audit

  init(_ values: [Any]) {
    date = .now
    audit = Audit(values)
  }
}

struct AuditedProvider<Provider: TimelineProvider>: TimelineProvider {
  let provider: Provider

  func placeholder(in context: Context) -> AuditedEntry {
    AuditedEntry([provider.placeholder(in: context)])
  }

  func getSnapshot(in context: Context, completion: @escaping (AuditedEntry) -> Void) {
    provider.getSnapshot(in: context) { completion(AuditedEntry([$0])) }
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<AuditedEntry>) -> Void
  ) {
    let placeholder = provider.placeholder(in: context)
    provider.getSnapshot(in: context) { snapshot in
      provider.getTimeline(in: context) { timeline in
        let entry = AuditedEntry(timeline.entries + [placeholder, snapshot])
        completion(Timeline(entries: [entry], policy: .never))
      }
    }
  }
}

struct AuditedIntentProvider<Provider: AppIntentTimelineProvider>: AppIntentTimelineProvider {
  let provider: Provider

  func placeholder(in context: Context) -> AuditedEntry {
    AuditedEntry([provider.placeholder(in: context)])
  }

  func snapshot(for configuration: Provider.Intent, in context: Context) async -> AuditedEntry {
    AuditedEntry([await provider.snapshot(for: configuration, in: context)])
  }

  func timeline(for configuration: Provider.Intent, in context: Context) async
    -> Timeline<AuditedEntry>
  {
    let snapshot = await provider.snapshot(for: configuration, in: context)
    let timeline = await provider.timeline(for: configuration, in: context)
    let entry = AuditedEntry(
      timeline.entries + [provider.placeholder(in: context), snapshot] + (await auditedSamples()))
    return Timeline(entries: [entry], policy: .never)
  }
}

/// WidgetKit's type of this name, with audited entries in place of the widget's view.
struct StaticConfiguration<Provider: TimelineProvider>: WidgetConfiguration {
  let kind: String
  let provider: Provider

  init(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> some View
  ) {
    self.kind = kind
    self.provider = provider
  }

  var body: some WidgetConfiguration {
    WidgetKit.StaticConfiguration(kind: kind, provider: AuditedProvider(provider: provider)) {
      Text($0.audit.text).containerBackground(.white, for: .widget)
    }
  }
}

/// WidgetKit's type of this name, with audited entries in place of the widget's view.
struct AppIntentConfiguration<Provider: AppIntentTimelineProvider>: WidgetConfiguration {
  let kind: String
  let intent: Provider.Intent.Type
  let provider: Provider

  init(
    kind: String, intent: Provider.Intent.Type = Provider.Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> some View
  ) {
    self.kind = kind
    self.intent = intent
    self.provider = provider
  }

  var body: some WidgetConfiguration {
    WidgetKit.AppIntentConfiguration(
      kind: kind, intent: intent, provider: AuditedIntentProvider(provider: provider)
    ) {
      Text($0.audit.text).containerBackground(.white, for: .widget)
    }
  }
}
