import SwiftUI
import WidgetKit

/// How far today, and the mark of the club.
struct RunView: View {
  @Environment(\.colorScheme) private var colorScheme
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
        .foregroundStyle(colorScheme == .dark ? .red : .orange)
    }
  }
}
