import SwiftUI
import WidgetKit

/// The seat on a filled badge, or as an outline where widgets are tinted.
@available(iOS 16.0, *)
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

/// A seat on the train, and when it leaves.
@available(iOS 16.0, *)
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
