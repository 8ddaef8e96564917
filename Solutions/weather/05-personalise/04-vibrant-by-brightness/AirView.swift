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

  /// The gray on the Lock Screen, brighter for worse air.
  var grey: Color {
    switch self {
    case .good: Color(white: 0.5)
    case .fair: Color(white: 0.75)
    case .bad: Color(white: 1)
    }
  }
}

struct AirView: View {
  @Environment(\.widgetRenderingMode) private var mode

  let place: String
  let air: Air

  var body: some View {
    VStack(alignment: .leading) {
      Text(place)
        .font(.headline)
      Text(air.word)
        .font(.title3.bold())
        .foregroundStyle(mode == .vibrant ? air.grey : air.color)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
