import AppIntents
import SwiftUI
import WidgetKit

enum Direction: String, AppEnum {
  case back, ahead

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"
  static let caseDisplayRepresentations: [Direction: DisplayRepresentation] = [
    .back: "Back", .ahead: "Ahead",
  ]
}

/// Shows another hour.
struct ShowHourIntent: AppIntent {
  static let title: LocalizedStringResource = "Show an hour"

  @Parameter(title: "Direction")
  var direction: Direction

  init() { direction = .ahead }

  init(_ direction: Direction) {
    self.direction = direction
  }

  func perform() async throws -> some IntentResult {
    let hour = ShownHour.value + (direction == .back ? -1 : 1)
    if ShownHour.all.contains(hour) { ShownHour.value = hour }
    return .result()
  }
}

/// The previous hour on the left, the next one on the right.
struct HourButtons: View {
  /// The hour that is shown.
  let hour: Int

  var body: some View {
    HStack {
      button(.back, "Hour before", isThere: hour > ShownHour.all.lowerBound)
      Spacer()
      button(.ahead, "Hour after", isThere: hour < ShownHour.all.upperBound)
    }
  }

  private func button(_ direction: Direction, _ words: String, isThere: Bool) -> some View {
    Button(intent: ShowHourIntent(direction)) {
      Text(direction == .back ? "‹" : "›")
        .frame(width: 50, height: 50)
        .opacity(isThere ? 1 : 0.3)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(words)
  }
}
