import Drawing
import Foundation
import SwiftUI
import Testing
import WidgetKit

/// The shapes and places of a Live Activity's content, which follow the card and the island.
@MainActor
@Suite struct ActivityShapeTests {
  private func picture(_ view: some View) -> Picture {
    PictureRenderer().picture(of: view, size: CGSize(width: 371, height: 160))
  }

  private func island(_ form: DynamicIslandPreviewViewState, trailing: Double = 40) -> some View {
    let badge = Rectangle().clipShape(ContainerRelativeShape()).accessibilityIdentifier("badge")
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { badge.frame(width: 40, height: 80) }
      DynamicIslandExpandedRegion(.trailing) {
        Rectangle().frame(width: trailing, height: 20).accessibilityIdentifier("side")
          .dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
    } compactLeading: {
      badge.frame(width: 24, height: 24)
    } compactTrailing: {
      Text("1")
    } minimal: {
      badge.frame(width: 24, height: 24)
    }
    return DynamicIslandView(island: island, form: form)
  }

  private func frame(_ identifier: String, in node: PictureNode) -> CGRect? {
    if node.identifier == identifier { return node.frame }
    return node.children.lazy.compactMap { frame(identifier, in: $0) }.first
  }

  private func clips(in items: [DisplayItem]) -> [Outline] {
    items.flatMap { item -> [Outline] in
      guard case .layer(let layer) = item.content else { return [] }
      return [layer.clip].compactMap { $0 } + clips(in: layer.items)
    }
  }

  /// Returns whether the clips of a view's small parts are rounded.
  private func isRounded(_ view: some View) -> Bool {
    let clips = clips(in: picture(view).drawing.items).filter {
      $0.bounds.width < 100 && $0.bounds.height != LiveActivityDimensions.islandHeight
    }
    return !clips.isEmpty
      && clips.allSatisfy { clip in
        !clip.contains(CGPoint(x: clip.bounds.minX + 0.5, y: clip.bounds.minY + 0.5))
      }
  }

  @Test func containerRelativeShapesFollowTheCardAndTheIsland() {
    let card = Rectangle().clipShape(ContainerRelativeShape()).frame(width: 60, height: 60)
      .frame(maxWidth: .infinity, alignment: .leading).padding(8)
      .activityBanner(LiveActivityDimensions(screenWidth: 393))
    #expect(isRounded(card))
    for form in [DynamicIslandPreviewViewState.compact, .minimal, .expanded] {
      #expect(isRounded(island(form)), "\(form)")
    }
  }

  @Test func aRegionThatDoesntFitBesideTheCameraMovesBelowIt() throws {
    func top(_ width: Double) -> CGFloat? {
      self.frame("side", in: picture(island(.expanded, trailing: width)).root)?.minY
    }
    let beside = try #require(top(100))
    let below = try #require(top(200))
    let drop = LiveActivityDimensions.islandHeight - LiveActivityDimensions.expandedMargin
    #expect(abs(Double(below - beside) - drop) < 0.01)
  }
}
