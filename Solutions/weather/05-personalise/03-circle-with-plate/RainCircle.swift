import SwiftUI
import WidgetKit

/// The chance of rain, in a circle on the Lock Screen.
struct RainCircle: View {
  /// As a percentage.
  let chance: Int

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: 0) {
        Image(systemName: "umbrella.fill")
          .font(.caption)
        Text("\(chance)%")
          .font(.headline)
      }
    }
  }
}
