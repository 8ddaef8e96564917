import SwiftUI
import WidgetKit

/// The chance of rain in a circle of the Lock Screen.
struct RainCircle: View {
  /// In per cent.
  let chance: Int

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      HStack(spacing: 2) {
        Image(systemName: "umbrella.fill")
        Text("\(chance)% rain")
          .font(.title3)
          .fixedSize()
      }
    }
  }
}
