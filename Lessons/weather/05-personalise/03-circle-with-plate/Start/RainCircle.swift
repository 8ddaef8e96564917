import SwiftUI
import WidgetKit

/// The chance of rain in a circle of the Lock Screen.
struct RainCircle: View {
  /// In per cent.
  let chance: Int

  var body: some View {
    // TODO: the system's plate in place of the white circle, and words that stay inside of it.
    HStack {
      Image(systemName: "umbrella.fill")
      Text("\(chance)% rain")
        .font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white, in: Circle())
  }
}
