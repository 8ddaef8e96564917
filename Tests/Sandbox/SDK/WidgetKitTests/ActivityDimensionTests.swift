import Drawing
import Foundation
import SwiftUI
import Testing
import WidgetKit

/// The widths of Live Activities, from the HIG's table.
@Suite struct ActivityDimensionTests {
  @Test(arguments: [(393.0, 371.0, 230.0), (430, 408, 250), (834, 425, 230), (1024, 500, 230)])
  func aLockScreenCardIsAsWideAsTheScreenAllows(screen: Double, card: Double, island: Double) {
    let dimensions = LiveActivityDimensions(screenWidth: screen)
    #expect(dimensions.width == card)
    #expect(screen > 800 || dimensions.compactWidth == island)
  }

  /// StandBy and a watch are black behind an activity with a clear tint.
  @Test @MainActor func aClearTintShowsTheBlackScreen() {
    let view = Text("3 stops").activityBackgroundTint(.clear)
    let phone = LiveActivityDimensions(screenWidth: 393)
    #expect(lowest(in: view.activityInStandBy(phone)) == .color(.black))
    #expect(lowest(in: view.activityOfWatch(.watch)) == .color(.black))
  }

  /// A compact view that fills its space has margins above and below, unless the author sets others.
  @Test(arguments: [(nil, 22.67), (0, 36.67)] as [(Double?, Double)]) @MainActor
  func compactViewsHaveVerticalMargins(own: Double?, height: Double) throws {
    var island = DynamicIsland {
      DynamicIslandExpandedRegion(.center) { Text("U2") }
    } compactLeading: {
      Color(red: 1, green: 0, blue: 0).aspectRatio(1, contentMode: .fit)
    } compactTrailing: {
      Text("3")
    } minimal: {
      Text("3")
    }
    if let own { island = island.contentMargins(.vertical, own, for: .compactLeading) }
    let view = DynamicIslandView(island: island, form: .compact)
      .environment(\.liveActivityDimensions, LiveActivityDimensions(screenWidth: 393))
    let picture = PictureRenderer().picture(of: view, size: CGSize(width: 393, height: 200))
    let red = try #require(
      Self.fills(in: picture.drawing.items).first {
        $0.paint == .color(RGBA(red: 1, green: 0, blue: 0))
      })
    #expect(abs(red.bounds.height - height) < 0.01)
  }

  private static func fills(in items: [DisplayItem]) -> [(bounds: CGRect, paint: Paint)] {
    items.flatMap { item -> [(bounds: CGRect, paint: Paint)] in
      switch item.content {
      case .layer(let layer): return fills(in: layer.items)
      case .fill(let outline, let paint, _): return [(outline.bounds, paint)]
      default: return []
      }
    }
  }

  @MainActor private func lowest(in view: some View) -> Paint? {
    let picture = PictureRenderer().picture(of: view, size: CGSize(width: 393, height: 200))
    return Self.fills(in: picture.drawing.items).first?.paint
  }
}
