import SwiftUI
import WidgetKit

// TODO: the rendering mode needs iOS 16, but this app supports iOS 15.
/// The seat on a filled badge, or in an outline when tinted.
struct SeatBadge: View {
  let seat: String
  @Environment(\.widgetRenderingMode) private var renderingMode

  var body: some View {
    if renderingMode == .accented {
      Text(seat)
        .font(.title2.bold())
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(lineWidth: 1)
        }
    } else {
      Text(seat)
        .font(.title2.bold())
        .foregroundColor(.white)
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .background(Color(red: 0.1, green: 0.35, blue: 0.3), in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

/// A train seat and its departure time.
struct SeatView: View {
  let seat: String
  let departure: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "tram.fill")
        .font(.title2)
      SeatBadge(seat: seat)
      Text(departure)
        .font(.caption)
    }
  }
}
