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
}
