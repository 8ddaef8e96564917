import SwiftUI
import WidgetKit

/// Today's distance and the club's logo.
// TODO: this doesn't compile, for three reasons. Fix the first error, then type `check` again.
struct RunView: View {
  let distance: String

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "figure.run")
        .font(.title)
        .widgetAcceptable()
      Text(distance)
        .font(.system(size: 34, weight: .light))
      Image(systemName: "flame.fill")
        .resizable()
        .frame(width: 28, height: 28)
        .widgetAccentedRenderingMode(.fullColour)
        .foregroundStyle(.orange)
    }
  }
}
