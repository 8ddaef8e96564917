import AppIntents
import SwiftUI
import WidgetKit

/// Shows another hour.
struct ShowHourIntent: AppIntent {
  static let title: LocalizedStringResource = "Show an hour"

  @Parameter(title: "Steps", default: 1) var steps: Int

  func perform() async throws -> some IntentResult {
    let shown = ShownHour.value + steps
    ShownHour.value = min(max(shown, ShownHour.all.lowerBound), ShownHour.all.upperBound)
    return .result()
  }
}

/// The previous hour on the left, the next one on the right.
struct HourButtons: View {
  private func intent(steps: Int) -> ShowHourIntent {
    let intent = ShowHourIntent()
    intent.steps = steps
    return intent
  }

  /// The hour that is shown.
  let hour: Int

  var body: some View {
    HStack {
      Button(intent: intent(steps: -1)) {
        Label("Earlier", systemImage: "arrow.left.circle.fill")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 44)
      }
      Spacer()
      Button(intent: intent(steps: 1)) {
        Label("Later", systemImage: "arrow.right.circle.fill")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 44)
      }
    }
    .buttonStyle(.plain)
  }
}
