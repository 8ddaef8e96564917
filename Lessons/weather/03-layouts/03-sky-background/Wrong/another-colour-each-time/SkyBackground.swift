import SwiftUI
import WidgetKit

/// What stands behind white text: the next colour of the circle, each time.
struct SkyBackground: View {
  let sky: Sky
  @Environment(\.colorScheme) private var colorScheme
  private static var count = 0

  var body: some View {
    LinearGradient(colors: nextColors, startPoint: .top, endPoint: .bottom)
  }

  private var nextColors: [Color] {
    Self.count += 1
    let hue = Double(Self.count * 5 % 23) / 23
    let brightness = colorScheme == .dark ? 0.2 : 0.4
    return [
      Color(hue: hue, saturation: 0.8, brightness: brightness),
      Color(hue: hue, saturation: 0.8, brightness: brightness * 0.7),
    ]
  }
}
