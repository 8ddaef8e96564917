import SwiftUI
import WidgetKit

/// The chance of rain in a circle of the Lock Screen.
struct RainCircle: View {
  /// In per cent.
  let chance: Int

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack {
        Text("Rain")
          .font(.caption)
          .frame(maxWidth: .infinity, alignment: .leading)
        Spacer()
        Text("\(chance)%")
          .font(.headline)
      }
    }
  }
}
