import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  func previewContents() async throws -> [PreviewContents] {
    var found: [PreviewContents] = []
    for (place, declared) in try previews().enumerated() {
      switch declared.source {
      case .macro(let type):
        found.append(try await contents(of: try type.makePreview(), declared.name, at: place))
      case .provider(let type): found += parts(of: type, declared.name, at: place)
      case .activity(let provided):
        found.append(
          PreviewContents(
            name: declared.name, isNamed: declared.isNamed, kind: .activity,
            widget: try widget(for: provided), family: .activity(provided.viewKind.place),
            place: place))
      }
    }
    return found
  }

  /// Draws one view of a preview provider, in the family of its preview context.
  func renderPreviewPart(
    _ part: Int, of place: Int, _ request: RenderRequest
  ) throws -> RenderedWidget {
    let previews = try previews()
    guard previews.indices.contains(place), case .provider(let type) = previews[place].source else {
      throw RequestFailure(
        "There is no preview \(place). There are \(previews.count).",
        ko: "\(place)번 미리보기가 없어요. 미리보기는 \(previews.count)개 있어요.")
    }
    let descriptions = PreviewPart.descriptions(of: type.shown)
    guard descriptions.indices.contains(part) else {
      throw RequestFailure(
        "The preview “\(previews[place].name)” has no view \(part). It has \(descriptions.count).",
        ko: "“\(previews[place].name)” 미리보기에 \(part)번 뷰가 없어요. 뷰는 \(descriptions.count)개 있어요.")
    }
    var request = request
    if let family = descriptions[part].family { request.family = .widget(family.family) }
    return try renderView(AnyView(PreviewPart(of: type.shown, at: part)), request)
  }

  private func contents(
    of preview: Preview, _ name: String, at place: Int
  ) async throws -> PreviewContents {
    let isNamed = preview.name != nil
    switch preview.content {
    case .other(let widget as WidgetPreview):
      let host = WidgetHost(widget: widget.makeWidget())
      return PreviewContents(
        name: name, isNamed: isNamed, kind: .widget, widget: host.name,
        family: .widget(widget.family.family), place: place,
        entries: try await entries(of: widget, host))
    case .other(let activity as ActivityPreview):
      let host = WidgetHost(widget: activity.makeWidget())
      let views = await activity.makeViews(host.declaration, activity.viewKind)
      return PreviewContents(
        name: name, isNamed: isNamed, kind: .activity, widget: host.name,
        family: .activity(activity.viewKind.place), place: place, entries: views.count)
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
  ) -> [PreviewContents] {
    let descriptions = PreviewPart.descriptions(of: type.shown)
    return descriptions.enumerated().filter { !$0.element.isActivity }.map { part, description in
      let plain = descriptions.count == 1 ? name : "\(name) \(part + 1)"
      return PreviewContents(
        name: description.displayName ?? plain, isNamed: description.displayName != nil,
        kind: .view, family: description.family.map { .widget($0.family) }, place: place, part: part
      )
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
