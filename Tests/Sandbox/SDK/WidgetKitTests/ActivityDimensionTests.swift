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

  /// Returns the color of the lowest filled shape.
  @MainActor private func lowest(in view: some View) -> Paint? {
    let picture = PictureRenderer().picture(of: view, size: CGSize(width: 393, height: 200))
    var waiting = picture.drawing.items
    while !waiting.isEmpty {
      switch waiting.removeFirst().content {
      case .layer(let layer): waiting = layer.items + waiting
      case .fill(_, let paint, _): return paint
      default: break
      }
    }
    return nil
  }
}
