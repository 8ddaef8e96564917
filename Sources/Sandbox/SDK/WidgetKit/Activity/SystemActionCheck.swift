import Drawing
import Sentences
import SwiftUI

/// Says where the system's own button beside a Live Activity could not be seen: it stands on the activity's
/// background, and is shown only after a swipe, so that no picture has it.
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
    // What shines through from behind is the wallpaper's, which nobody knows.
    guard min(ground.alpha, words.alpha) > 0.9,
      differences.allSatisfy({ abs($0) < Self.leastDifference })
    else { return [] }
    context.evaluation.noteOnce(
      rule: "hidden-system-action",
      Sentence(
        """
        activitySystemActionForegroundColor is nearly the colour of activityBackgroundTint: the system's \
        button beside this Live Activity cannot be seen. Choose two colours that differ.
        """,
        ko: """
          activitySystemActionForegroundColor 색이 activityBackgroundTint 색과 거의 같아서 실시간 현황 옆의 시스템 \
          버튼이 보이지 않아요. 서로 다른 두 색을 고르세요.
          """))
    return []
  }

  /// Of one component; below it nobody tells two colours apart in letters.
  private static let leastDifference = 0.08
}
