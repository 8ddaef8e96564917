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
      // TODO: make this look outdated from the tap to the new picture.
      Text("\(bikes)")
        .font(.largeTitle)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
