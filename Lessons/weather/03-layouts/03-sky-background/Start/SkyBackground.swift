import SwiftUI
import WidgetKit

/// The colors of the sky by day and by night, as a background for white text.
struct SkyBackground: View {
  let sky: Sky
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    // TODO: draw a gradient for each sky, and a darker one in Dark Mode.
    LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom)
  }
}
