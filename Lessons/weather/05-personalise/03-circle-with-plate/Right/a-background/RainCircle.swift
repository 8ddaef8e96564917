import SwiftUI
import WidgetKit

/// The chance of rain in a circle of the Lock Screen.
struct RainCircle: View {
  /// In per cent.
  let chance: Int

  var body: some View {
    VStack {
      Text("\(chance)")
        .font(.title2.weight(.semibold))
        .minimumScaleFactor(0.6)
        .lineLimit(1)
      Text("rain")
        .font(.system(size: 11))
        .foregroundStyle(.secondary)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      AccessoryWidgetBackground()
    }
  }
}
