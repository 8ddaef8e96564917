import SwiftUI
import WidgetKit

struct RunView: View {
  let distance: String

  private var mark: Image { Image(systemName: "flame.fill").resizable() }

  var body: some View {
    VStack {
      Image(systemName: "figure.run").font(.title2).widgetAccentable(true)
      Text(distance).font(.largeTitle)
      mark
        .widgetAccentedRenderingMode(WidgetAccentedRenderingMode.fullColor)
        .aspectRatio(contentMode: .fit)
        .frame(height: 32)
        .foregroundStyle(.orange)
    }
  }
}
