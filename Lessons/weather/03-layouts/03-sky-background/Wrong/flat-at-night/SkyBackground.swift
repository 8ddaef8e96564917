import SwiftUI
import WidgetKit

/// What stands behind white text: the colours of the sky, by day and by night.
struct SkyBackground: View {
  let sky: Sky
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark ? [nightColors[0]] : dayColors, startPoint: .top, endPoint: .bottom)
  }

  private var dayColors: [Color] {
    switch sky {
    case .clear:
      [Color(red: 0.05, green: 0.28, blue: 0.63), Color(red: 0.12, green: 0.43, blue: 0.75)]
    case .clouds:
      [Color(red: 0.27, green: 0.33, blue: 0.41), Color(red: 0.38, green: 0.43, blue: 0.49)]
    case .rain:
      [Color(red: 0.13, green: 0.24, blue: 0.37), Color(red: 0.24, green: 0.38, blue: 0.5)]
    case .snow:
      [Color(red: 0.22, green: 0.4, blue: 0.52), Color(red: 0.32, green: 0.46, blue: 0.56)]
    case .storm:
      [Color(red: 0.18, green: 0.14, blue: 0.33), Color(red: 0.33, green: 0.24, blue: 0.45)]
    }
  }

  private var nightColors: [Color] {
    switch sky {
    case .clear:
      [Color(red: 0.01, green: 0.04, blue: 0.14), Color(red: 0.04, green: 0.12, blue: 0.29)]
    case .clouds:
      [Color(red: 0.09, green: 0.1, blue: 0.13), Color(red: 0.16, green: 0.18, blue: 0.22)]
    case .rain:
      [Color(red: 0.04, green: 0.08, blue: 0.14), Color(red: 0.09, green: 0.15, blue: 0.22)]
    case .snow:
      [Color(red: 0.08, green: 0.14, blue: 0.19), Color(red: 0.14, green: 0.22, blue: 0.28)]
    case .storm:
      [Color(red: 0.06, green: 0.03, blue: 0.12), Color(red: 0.13, green: 0.07, blue: 0.19)]
    }
  }
}
