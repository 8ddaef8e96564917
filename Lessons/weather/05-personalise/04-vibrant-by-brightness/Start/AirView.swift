import SwiftUI
import WidgetKit

extension Air {
  /// Its colour on the home screen.
  var color: Color {
    switch self {
    case .good: .green
    case .fair: .orange
    case .bad: .red
    }
  }
}

struct AirView: View {
  // TODO: which mode is it drawn in?
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
        // TODO: opaque greys where colours are gone, the worse the brighter.
        .foregroundStyle(air.color)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
