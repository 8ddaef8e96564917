import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  func previewContents(_ request: PreviewsRequest) async throws -> [PreviewContents] {
    let all = try previews()
    var found: [PreviewContents] = []
    for place in request.place.map({ [$0] }) ?? Array(all.indices) {
      let declared = try preview(at: place)
      switch declared.source {
      case .macro(let type):
        found.append(
          try await contents(
            of: try type.makePreview(), declared.defaultName, at: place,
            countsEntries: request.countsEntries))
      case .provider(let type):
        found += try parts(of: type, declared.defaultName, at: place)
      }
    }
    return found
  }

  private func contents(
    of preview: Preview, _ name: String, at place: Int, countsEntries: Bool
  ) async throws -> PreviewContents {
    let isNamed = preview.name != nil
    let name = preview.name ?? name
    switch preview.content {
    case .other(let widget as WidgetPreview):
      let host = WidgetHost(widget: widget.makeWidget())
      return PreviewContents(
        name: name, isNamed: isNamed, kind: .widget, widget: host.name,
        family: .widget(widget.family.family), place: place,
        entries: try await countsEntries ? entries(of: widget, host) : 1)
    case .other(let activity as ActivityPreview):
      let host = WidgetHost(widget: activity.makeWidget())
      return PreviewContents(
        name: name, isNamed: isNamed, kind: .activity, widget: host.name,
        family: .activity(activity.viewKind.place), place: place,
        entries: await countsEntries
          ? activity.makeViews(host.declaration, activity.viewKind).count : 1)
    case .view, .other:
      return PreviewContents(name: name, isNamed: isNamed, kind: .view, place: place)
    }
  }

  /// Returns the number of entries in a preview's timeline.
  ///
  /// The number is 0 if the provider returns no entries in time, or if the phone doesn't support the widget.
  private func entries(of preview: WidgetPreview, _ host: WidgetHost) async throws -> Int {
    let situation = WidgetSituation(family: preview.family)
    guard host.declaration.families.contains(preview.family), situation.size != nil else {
      return 0
    }
    let timeline = try await TimeLimitedWait.wait(Self.providerPatience) {
      try await Self.spoken {
        try await preview.makeTimeline(
          host.declaration, try host.context(in: situation, isPreview: true))
      }
    }
    return (timeline ?? nil)?.entries.count ?? 0
  }

  private func parts(
    of type: any PreviewProvider.Type, _ name: String, at place: Int
  ) throws -> [PreviewContents] {
    let parts = type.parts
    return try parts.enumerated().map { index, part in
      let given = part.description.displayName
      let family =
        part.activity.map { PictureFamily.activity($0.viewKind.place) }
        ?? part.description.family.map { .widget($0.family) }
      return PreviewContents(
        name: given ?? (parts.count == 1 ? name : "\(name) \(index + 1)"), isNamed: given != nil,
        kind: part.activity == nil ? .view : .activity,
        widget: try part.activity.flatMap { try widget(for: $0) }, family: family, place: place,
        part: index)
    }
  }

  private func widget(for provided: ProvidedActivityPreview) throws -> String? {
    try everyHost().first { host in
      guard let activity = host.declaration.activity else { return false }
      return activity.attributesName == provided.attributesName
    }?.name
  }
}

extension PreviewDescription {
  /// The family in a widget's preview context; nil for a plain view.
  var family: WidgetFamily? { (context as? WidgetPreviewContext)?.family }
}
