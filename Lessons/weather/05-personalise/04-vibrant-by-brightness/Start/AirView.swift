import SwiftUI
import WidgetKit

extension Air {
  /// The color on the Home Screen.
  var color: Color {
    switch self {
    case .good: .green
    case .fair: .orange
    case .bad: .red
    }
  }
}

struct AirView: View {
  // TODO: which mode does the system draw in?
  let place: String
  let air: Air

  var body: some View {
    VStack(alignment: .leading) {
      // TODO: black is faint on the Lock Screen.
      Text(place)
        .font(.headline)
        .foregroundStyle(.black)
      Text(air.word)
        .font(.title3.bold())
        // TODO: use opaque grays where colors are gone, brighter for worse air.
        .foregroundStyle(air.color)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
