import SwiftUI
import WidgetKit

/// The weather at the user's location, if that's known.
struct HereView: View {
  let whereabouts: Whereabouts

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      // TODO: say in each of the four states what it is.
      ProgressView()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}
