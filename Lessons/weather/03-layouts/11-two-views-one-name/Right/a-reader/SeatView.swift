import SwiftUI
import WidgetKit

@available(iOS 16.0, *)
struct ModeReader<Content: View>: View {
  @Environment(\.widgetRenderingMode) private var mode
  let content: (Bool) -> Content

  var body: some View { content(mode == .accented) }
}

struct SeatView: View {
  let seat: String
  let departure: String

  var body: some View {
    VStack {
      if #available(iOS 16.0, *) {
        ModeReader { badge(isTinted: $0) }
      } else {
        badge(isTinted: false)
      }
      Text(departure)
    }
  }

  private func badge(isTinted: Bool) -> some View {
    Text(seat)
      .bold()
      .foregroundColor(.white)
      .padding(6)
      .background(Color.green.opacity(isTinted ? 0.2 : 1))
  }
}
