import SwiftUI
import WidgetKit

struct AirColor: ViewModifier {
  @Environment(\.widgetRenderingMode) var mode
  let air: Air

  func body(content: Content) -> some View {
    switch mode {
    case .vibrant: content.foregroundStyle(grey)
    default: content.foregroundStyle(color)
    }
  }

  private var grey: Color {
    switch air {
    case .good: Color(red: 0.45, green: 0.45, blue: 0.45)
    case .fair: .init(white: 0.7)
    case .bad: .white
    }
  }

  private var color: Color {
    switch air {
    case .good: .green
    case .fair: .orange
    case .bad: .red
    }
  }
}

struct AirView: View {
  let place: String
  let air: Air

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: air == .bad ? "exclamationmark.triangle.fill" : "leaf")
        Text(air.word)
      }
      .font(.headline)
      .modifier(AirColor(air: air))
      Text(place)
        .foregroundStyle(.secondary)
    }
  }
}
