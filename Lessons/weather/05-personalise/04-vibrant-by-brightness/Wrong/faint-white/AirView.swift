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

  /// Its grey on the Lock Screen: the worse, the brighter.
  var grey: Color {
    switch self {
    case .good: .white.opacity(0.4)
    case .fair: .white.opacity(0.7)
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
