import AppIntents
import SwiftUI
import WidgetKit

struct ShowHourIntent: AppIntent {
  static let title: LocalizedStringResource = "Show an hour"
  @Parameter(title: "Hour", default: 9) var hour: Int
  init() {}
  init(hour: Int) { self.hour = hour }
  func perform() async throws -> some IntentResult {
    ShownHour.value = hour
    return .result()
  }
}
struct HourButtons: View {
  let hour: Int
  private var isFirst: Bool { hour <= ShownHour.all.lowerBound }
  private var isLast: Bool { hour >= ShownHour.all.upperBound }
  var body: some View {
    HStack {
      Button(intent: ShowHourIntent(hour: hour - 1)) {
        Image(systemName: "chevron.left").frame(width: 44, height: 44).accessibilityLabel(
          "Previous")
      }
      .disabled(isFirst)
      Spacer()
      Button(intent: ShowHourIntent(hour: hour + 1)) {
        Image(systemName: "chevron.right").frame(width: 44, height: 44).accessibilityLabel(
          "Previous")
      }
      .disabled(isLast)
    }
    .buttonStyle(.plain)
  }
}
