import Drawing
import Foundation
import PhoneFacts
import Sentences
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  /// Returns a note about content that doesn't fit the island in landscape, where iOS 27 shows it too.
  ///
  /// There, the compact and minimal presentations can't grow. Apple doesn't publish their width, so content
  /// that the smallest island holds counts as fitting.
  func landscapeNote(
    of view: AnyView, _ dimensions: LiveActivityDimensions, _ request: RenderRequest
  ) throws -> RenderNote? {
    let situation = try WidgetSituation(request)
    guard situation.version >= SystemVersion(27) else { return nil }
    var environment = situation.environment(
      showsBackground: true, at: request.date ?? PluginWorker.moment)
    environment.isDynamicIslandLimitedInWidth = true
    environment.liveActivityDimensions = dimensions
    let picture = PictureRenderer(environment: environment, metrics: request.metrics).picture(
      of: view, proposal: ProposedViewSize(width: dimensions.width, height: nil))
    guard let wide = Self.wideRegion(in: picture.root) else { return nil }
    let name = wide.firstText.map { Sentence("“\($0)”", ko: "“\($0)”") }
    let subject = name ?? Sentence("content of the island", ko: "아일랜드의 내용")
    return RenderNote(
      rule: "island-in-landscape",
      message: Sentence(
        "iOS 27 also shows this island in landscape, where it can't grow. There, \(subject) may be cut off.",
        ko: "iOS 27은 가로 방향에서도 이 아일랜드를 보여 주는데, 거기서는 넓어지지 않아요. \(subject) 부분이 잘릴 수 있어요."),
      fix: Sentence(
        "Show less if \\.isDynamicIslandLimitedInWidth is true.",
        ko: "\\.isDynamicIslandLimitedInWidth 값이 true면 더 적게 보여 주세요."))
  }

  /// Returns a region of the compact or minimal island that is wider than the smallest island.
  private static func wideRegion(in node: PictureNode) -> PictureNode? {
    let limit = LiveActivityDimensions.minimalWidths.lowerBound + 0.5
    if node.type.hasPrefix("island "), node.frame.width > limit { return node }
    return node.children.lazy.compactMap(wideRegion).first
  }
}

extension PictureNode {
  /// The text of the first view with text.
  fileprivate var firstText: String? {
    text ?? children.lazy.compactMap(\.firstText).first
  }
}
