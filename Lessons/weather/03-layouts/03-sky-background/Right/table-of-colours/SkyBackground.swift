import SwiftUI
import WidgetKit

extension Sky {
  /// The hue and the saturation, both from 0 to 1.
  private var tone: (hue: Double, saturation: Double) {
    switch self {
    case .clear: (0.6, 0.9)
    case .clouds: (0.6, 0.15)
    case .rain: (0.57, 0.5)
    case .snow: (0.52, 0.35)
    case .storm: (0.75, 0.5)
    }
  }

  func gradient(in scheme: ColorScheme) -> LinearGradient {
    let brightness = scheme == .dark ? 0.2 : 0.42
    return LinearGradient(
      stops: [
        .init(
          color: Color(hue: tone.hue, saturation: tone.saturation, brightness: brightness),
          location: 0),
        .init(
          color: Color(hue: tone.hue, saturation: tone.saturation, brightness: brightness * 0.6),
          location: 1),
      ],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

struct SkyBackground: View {
  @Environment(\.colorScheme) var scheme
  let sky: Sky

  var body: some View {
    Rectangle().fill(sky.gradient(in: scheme))
  }
}
