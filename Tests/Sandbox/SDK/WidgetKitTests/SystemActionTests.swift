import Drawing
import Foundation
import SwiftUI
import Testing
import WidgetKit

/// The system's button next to a Live Activity, which isn't in any picture.
@MainActor
@Suite struct SystemActionTests {
  private func rules(_ background: Color?, _ words: Color?) -> [String] {
    let view = Text("12 min")
      .activityBackgroundTint(background)
      .activitySystemActionForegroundColor(words)
      .activityBanner(LiveActivityDimensions(screenWidth: 393))
    return PictureRenderer().picture(of: view, size: CGSize(width: 393, height: 200)).notes
      .map(\.rule)
  }

  @Test func aColorLikeTheBackgroundIsReported() {
    #expect(rules(.black, .black) == ["hidden-system-action"])
    #expect(rules(.white, Color(white: 0.96)) == ["hidden-system-action"])
  }

  @Test func visibleAndUnknownColorsAreNotReported() {
    #expect(rules(.cyan, .black) == [])
    #expect(rules(.black.opacity(0.5), .black) == [])
    #expect(rules(nil, .black) == [])
    #expect(rules(.black, nil) == [])
  }
}
