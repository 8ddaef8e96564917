import Foundation
import Sentences
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  func previews() throws -> [DeclaredPreview] { DeclaredPreview.all(in: try loadedLibrary) }

  func preview(at place: Int) throws -> DeclaredPreview {
    let previews = try previews()
    guard previews.indices.contains(place) else {
      throw RequestFailure(
        impossible: Sentence(
          "There is no preview \(place). There are \(previews.count).",
          ko: "\(place)번 미리보기가 없어요. 미리보기는 \(previews.count)개 있어요."))
    }
    return previews[place]
  }

  /// Draws the preview with an index: a standalone view, a widget's entry or a Live Activity.
  ///
  /// - Parameter part: The index of a view in a preview provider.
  func renderPreview(
    _ place: Int, part: Int = 0, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    let declared = try preview(at: place)
    let preview: Preview
    switch declared.source {
    case .provider(let type):
      return try await renderPart(part, of: type, declared.defaultName, request)
    case .macro(let type): preview = try type.makePreview()
    }
    switch preview.content {
    case .view(let make):
      let layouts = preview.traits.compactMap { trait in
        if case .layout(let layout) = trait { layout } else { nil }
      }
      return try renderView(make(), in: layouts.last ?? .device, request)
    case .other(let widget as WidgetPreview):
      return try await render(widget, request)
    case .other(let activity as ActivityPreview):
      return try await render(activity, request)
    case .other:
      throw RequestFailure(
        "The preview “\(preview.name ?? declared.defaultName)” shows nothing that Rings can draw.",
        ko: "“\(preview.name ?? declared.defaultName)” 미리보기에는 그릴 수 있는 것이 없어요.")
    }
  }

  /// Draws one view of a preview provider, in the family of its preview context or in its preview layout.
  private func renderPart(
    _ index: Int, of type: any PreviewProvider.Type, _ name: String, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    let parts = type.parts
    guard parts.indices.contains(index) else {
      throw RequestFailure(
        "The preview “\(name)” has no view \(index). It has \(parts.count).",
        ko: "“\(name)” 미리보기에 \(index)번 뷰가 없어요. 뷰는 \(parts.count)개 있어요.")
    }
    if let activity = parts[index].activity { return try await render(activity, request) }
    let part = AnyView(PreviewPart(of: type.shown, at: index))
    let description = parts[index].description
    guard let family = description.family else {
      return try renderView(part, in: description.layout, request)
    }
    var request = request
    request.family = .widget(family.family)
    return try renderView(part, request)
  }

  private func render(
    _ preview: WidgetPreview, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    var request = request
    request.family = .widget(preview.family.family)
    let host = WidgetHost(widget: preview.makeWidget())
    let situation = try WidgetSituation(request)
    let timeline = try await preview.makeTimeline(
      host.declaration, host.context(in: situation, isPreview: true))
    let entry = try host.entry(request.entry, of: timeline)
    return try rendered(entry, of: host, in: situation, request)
  }

  private func render(
    _ preview: ActivityPreview, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    let host = WidgetHost(widget: preview.makeWidget())
    // A requested place overrides the preview's own presentation.
    let kind = request.family.activity.map { ActivityPreviewViewKind($0, of: host) }
    return try await render(preview, as: kind ?? preview.viewKind, of: host, request)
  }

  /// Draws a preview provider's Live Activity in the widget for its attributes.
  private func render(
    _ provided: ProvidedActivityPreview, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    for host in try everyHost() {
      let place = request.family.activity.map { ActivityPreviewViewKind($0, of: host) }
      let kind = place ?? provided.viewKind
      guard let activity = host.declaration.activity,
        let view = provided.view(of: activity, as: kind)
      else { continue }
      return try render(view, as: kind, of: host, request)
    }
    throw RequestFailure(
      """
      No widget in these files shows \(provided.attributesName). Declare one with \
      ActivityConfiguration(for: \(provided.attributesName).self).
      """,
      ko: """
        이 파일들에는 \(provided.attributesName) 타입을 보여 주는 위젯이 없어요. \
        ActivityConfiguration(for: \(provided.attributesName).self)로 선언하세요.
        """)
  }

  /// Draws a view in a preview's layout, unless the request has a proposal.
  private func renderView(
    _ view: AnyView, in layout: PreviewLayout, _ request: RenderRequest
  ) throws -> RenderedWidget {
    guard request.proposal == nil else { return try renderView(view, request) }
    var request = request
    switch layout {
    case .device: return try renderView(view, request)
    case .sizeThatFits:
      request.proposal = RenderRequest.Proposal(width: nil, height: nil)
      return try renderView(view, request)
    case .fixed(let width, let height):
      request.proposal = RenderRequest.Proposal(width: width, height: height)
      return try renderView(AnyView(view.frame(width: width, height: height)), request)
    }
  }
}
