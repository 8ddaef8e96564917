import AppIntents
import SwiftUI
import WidgetKit

struct StationView: View {
  let name: String
  let bikes: Int
  @Environment(\.redactionReasons) var reasons

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
    }
    .foregroundStyle(reasons.contains(.invalidated) ? .gray : .primary)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
