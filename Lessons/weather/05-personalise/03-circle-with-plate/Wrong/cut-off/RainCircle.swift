import SwiftUI
import WidgetKit

/// The chance of rain in a circle of the Lock Screen.
struct RainCircle: View {
  /// In per cent.
  let chance: Int

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Text("\(chance)% chance of rain")
        .font(.headline)
        .lineLimit(1)
        .padding(.horizontal, 8)
    }
  }
}
