import SwiftUI
import WidgetKit

struct SkyBackground: View {
  let sky: Sky
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark ? [.black, Color(white: 0.1)] : [.indigo, .black],
      startPoint: .top, endPoint: .bottom)
  }
}
