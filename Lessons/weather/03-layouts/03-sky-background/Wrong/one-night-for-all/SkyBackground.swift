import SwiftUI
import WidgetKit

struct SkyBackground: View {
  let sky: Sky
  @Environment(\.colorScheme) private var colorScheme

  private var day: [Color] {
    switch sky {
    case .clear:
      [Color(red: 0.05, green: 0.28, blue: 0.63), Color(red: 0.12, green: 0.43, blue: 0.75)]
    case .clouds:
      [Color(red: 0.3, green: 0.33, blue: 0.38), Color(red: 0.4, green: 0.43, blue: 0.48)]
    case .rain:
      [Color(red: 0.15, green: 0.25, blue: 0.35), Color(red: 0.25, green: 0.35, blue: 0.45)]
    case .snow: [Color(red: 0.2, green: 0.4, blue: 0.5), Color(red: 0.25, green: 0.45, blue: 0.5)]
    case .storm: [Color(red: 0.2, green: 0.1, blue: 0.3), Color(red: 0.3, green: 0.2, blue: 0.4)]
    }
  }
  private var night: [Color] {
    switch sky {
    case .clear:
      [Color(red: 0.02, green: 0.08, blue: 0.25), Color(red: 0.04, green: 0.14, blue: 0.3)]
    case .clouds:
      [Color(red: 0.1, green: 0.12, blue: 0.14), Color(red: 0.15, green: 0.17, blue: 0.2)]
    case .rain:
      [Color(red: 0.05, green: 0.1, blue: 0.15), Color(red: 0.08, green: 0.14, blue: 0.2)]
    case .snow:
      [Color(red: 0.06, green: 0.16, blue: 0.2), Color(red: 0.08, green: 0.2, blue: 0.24)]
    case .storm:
      [Color(red: 0.06, green: 0.02, blue: 0.1), Color(red: 0.1, green: 0.05, blue: 0.15)]
    }
  }

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark ? [.black, Color(white: 0.1)] : day, startPoint: .top,
      endPoint: .bottom)
  }
}
