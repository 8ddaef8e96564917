import SwiftUI
import WidgetKit

/// The seat on a filled badge, or in an outline when tinted.
struct SeatBadge: View {
  let seat: String

  var body: some View {
    if #available(iOS 16.0, *) {
      TintableSeatBadge(seat: seat)
    } else {
      FilledSeatBadge(seat: seat)
    }
  }
}

/// The badge for systems with rendering modes.
@available(iOS 16.0, *)
struct TintableSeatBadge: View {
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
      FilledSeatBadge(seat: seat)
    }
  }
}

/// The badge in full color, and on older systems.
struct FilledSeatBadge: View {
  let seat: String

  var body: some View {
    Text(seat)
      .font(.title2.bold())
      .foregroundColor(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 4)
      .background(Color(red: 0.1, green: 0.35, blue: 0.3), in: RoundedRectangle(cornerRadius: 6))
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
