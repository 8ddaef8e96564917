import SwiftUI
import WidgetKit

/// The chance of rain, in a circle on the Lock Screen.
struct RainCircle: View {
  /// As a percentage.
  let chance: Int

  var body: some View {
    // TODO: use the system's plate instead of the white circle, and keep the text inside it.
    HStack {
      Image(systemName: "umbrella.fill")
      Text("\(chance)% rain")
        .font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white, in: Circle())
  }
}
