import AppIntents
import SwiftUI
import WidgetKit

struct StationView: View {
  let name: String
  let bikes: Int

  var body: some View {
    VStack(alignment: .leading) {
      header
      Spacer()
      BikeCount(bikes: bikes)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private var header: some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      Button(intent: RefreshBikesIntent()) {
        Image(systemName: "arrow.clockwise").frame(width: 44, height: 44)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Ask again")
    }
  }
}

private struct BikeCount: View {
  @Environment(\.redactionReasons) private var reasons
  let bikes: Int
  var body: some View {
    Text(bikes, format: .number)
      .font(.largeTitle)
      .foregroundStyle(reasons.contains(.invalidated) ? .gray : .primary)
  }
}
