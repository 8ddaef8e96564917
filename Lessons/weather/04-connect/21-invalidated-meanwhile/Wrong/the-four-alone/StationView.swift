import AppIntents
import SwiftUI
import WidgetKit

struct StationView: View {
  let name: String
  let bikes: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(name)
          .font(.headline)
        Spacer()
        Button(intent: RefreshBikesIntent()) {
          Image(systemName: "arrow.clockwise")
            .frame(width: 44, height: 44)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Ask again")
      }
      Spacer()
      Text("\(bikes)")
        .font(.largeTitle)
        .invalidatableContent(bikes == 4)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
