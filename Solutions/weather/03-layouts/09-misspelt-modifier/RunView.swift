import SwiftUI
import WidgetKit

/// Today's distance and the club's logo.
struct RunView: View {
  let distance: String

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "figure.run")
        .font(.title)
        .widgetAccentable()
      Text(distance)
        .font(.system(size: 34, weight: .light))
      Image(systemName: "flame.fill")
        .resizable()
        .widgetAccentedRenderingMode(.fullColor)
        .frame(width: 28, height: 28)
        .foregroundStyle(.orange)
    }
  }
}
