import SwiftUI
import WidgetKit

private struct ClubMark: View {
  var body: some View {
    Image(systemName: "flame.fill")
      .widgetAccentedRenderingMode(.fullColor)
      .font(.title2)
      .foregroundColor(.orange)
  }
}

struct RunView: View {
  let distance: String

  var body: some View {
    HStack {
      Group { Image(systemName: "figure.run") }
        .widgetAccentable()
      VStack {
        Text(verbatim: distance).font(.title)
        ClubMark()
      }
    }
  }
}
