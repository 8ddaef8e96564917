import Foundation
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  func previews() throws -> [DeclaredPreview] { try DeclaredPreview.all(in: loadedLibrary) }

  /// Draws a preview by its index: a standalone view, or a widget with the preview's timeline.
  func renderPreview(_ index: Int, _ request: RenderRequest) async throws -> RenderedWidget {
    let previews = try previews()
    guard previews.indices.contains(index) else {
      throw RequestFailure(
        "There is no preview \(index). There are \(previews.count).",
        ko: "\(index)번 미리보기가 없어요. 미리보기는 \(previews.count)개 있어요.")
    }
    let preview: Preview
    switch previews[index].source {
    case .provider(let type):
      // If all views agree on a family, the preview uses it, as in Xcode.
      let families = Set(PreviewPart.descriptions(of: type.shown).map(\.family))
      var request = request
      if families.count == 1, let only = families.first, let family = only {
        request.family = .widget(family.family)
      }
      return try renderView(type.shown, request)
    case .activity(let provided): return try await render(provided, request)
    case .macro(let type): preview = try type.makePreview()
    }
    switch preview.content {
    case .view(let make):
      return try renderView(make(), request.laidOut(by: preview.traits))
    case .other(let widget as WidgetPreview):
      return try await render(widget, request)
    case .other(let activity as ActivityPreview):
      return try await render(activity, request)
    case .other:
      throw RequestFailure(
        "The preview “\(previews[index].name)” shows nothing that Rings can draw.",
        ko: "“\(previews[index].name)” 미리보기에는 그릴 수 있는 것이 없어요.")
    }
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
    return try await render(preview, as: preview.viewKind, of: host, request)
  }

  /// Draws a preview provider's Live Activity in the widget for its attributes.
  private func render(
    _ provided: ProvidedActivityPreview, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    for host in try everyHost() {
      guard let activity = host.declaration.activity,
        let view = provided.view(of: activity, as: provided.viewKind)
      else { continue }
      return try render(view, as: provided.viewKind, of: host, request)
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
}

extension RenderRequest {
  /// Applies a preview's layout traits, unless the request has a proposal.
  fileprivate func laidOut(by traits: [PreviewTrait<Preview.ViewTraits>.Storage]) -> RenderRequest {
    guard proposal == nil else { return self }
    var request = self
    for case .layout(let layout) in traits {
      switch layout {
      case .device: continue
      case .sizeThatFits: request.proposal = Proposal(width: nil, height: nil)
      case .fixed(let width, let height):
        request.proposal = Proposal(width: width, height: height)
      }
    }
    return request
  }
}
