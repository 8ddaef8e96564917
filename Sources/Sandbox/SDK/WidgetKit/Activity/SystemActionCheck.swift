import Drawing
import Sentences
import SwiftUI

/// A check that warns if the system's button next to a Live Activity wouldn't be visible.
///
/// The button is on the activity's background and appears only after a swipe, so no picture shows it.
struct SystemActionCheck: View, PrimitiveView {
  private let colors: ActivityColors

  init(_ colors: ActivityColors) {
    self.colors = colors
  }

  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    guard let color = colors.systemAction, let background = colors.background else { return [] }
    let ground = background.rgba(in: context.environment)
    let words = color.rgba(in: context.environment)
    let differences = [
      words.red - ground.red, words.green - ground.green, words.blue - ground.blue,
    ]
    // A translucent color shows the wallpaper, whose color is unknown.
    guard min(ground.alpha, words.alpha) > 0.9,
      differences.allSatisfy({ abs($0) < Self.leastDifference })
    else { return [] }
    context.evaluation.noteOnce(
      rule: "hidden-system-action",
      Sentence(
        """
        activitySystemActionForegroundColor is nearly the color of activityBackgroundTint, which \
        hides the system's button beside this Live Activity. Choose two different colors.
        """,
        ko: """
          activitySystemActionForegroundColor 색이 activityBackgroundTint 색과 거의 같아서 실시간 현황 옆의 시스템 \
          버튼이 보이지 않아요. 서로 다른 두 색을 고르세요.
          """))
    return []
  }

  /// The minimum difference in a color component for text to be readable.
  private static let leastDifference = 0.08
}
