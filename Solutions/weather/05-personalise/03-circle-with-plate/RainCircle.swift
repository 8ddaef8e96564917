import SwiftUI
import WidgetKit

/// The chance of rain in a circle of the Lock Screen.
struct RainCircle: View {
  /// In per cent.
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
