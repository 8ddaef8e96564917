import SwiftUI
import WidgetKit

/// What stands behind white text: the colours of the sky, by day and by night.
struct SkyBackground: View {
  let sky: Sky
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    // TODO: a gradient for each sky, and a darker one for dark mode.
    LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom)
  }
}
