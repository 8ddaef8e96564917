import SwiftUI
import WidgetKit

private struct Fill: View {
  var body: some View { Capsule().fill(.teal) }
}

@available(iOS 16, *)
private struct FillUnlessTinted: View {
  @Environment(\.widgetRenderingMode) var mode

  var body: some View {
    if mode != .accented { Fill() }
  }
}

extension View {
  @ViewBuilder fileprivate func seatFill() -> some View {
    if #available(iOSApplicationExtension 16, *) {
      background(FillUnlessTinted())
    } else {
      background(Fill())
    }
  }
}

struct SeatView: View {
  let seat: String
  let departure: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(seat)
        .font(.title)
        .padding(8)
        .seatFill()
      Label(departure, systemImage: "tram.fill")
    }
  }
}
