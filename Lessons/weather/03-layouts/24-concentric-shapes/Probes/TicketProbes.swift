import LessonProbes
import SwiftUI

/// A card in a container with this corner radius and distance from the edge, under tiny texts from the card's
/// corner to its center. The number of each is its distance in points.
let ticketInside = ViewProbe("ticketInside") {
  (title: String, radius: Double, distance: Double, isMeasured: Bool) in
  TicketCard(title: title)
    .overlay(alignment: .topLeading) { if isMeasured { Samples() } }
    .overlay(alignment: .leading) { if isMeasured { EdgeSample() } }
    .padding(distance)
    .frame(width: 120, height: 110)
    .background(.yellow, in: RoundedRectangle(cornerRadius: radius))
    .containerShape(RoundedRectangle(cornerRadius: radius))
}

/// The card at the size of the widget's content.
let ticketInWidget = ViewProbe("ticketInWidget") { (title: String, isMeasured: Bool) in
  TicketCard(title: title)
    .overlay(alignment: .topLeading) { if isMeasured { Samples() } }
    .overlay(alignment: .leading) { if isMeasured { EdgeSample() } }
    .containerBackground(.yellow, for: .widget)
}

/// A tiny text in the middle of the card's leading edge.
private struct EdgeSample: View {
  var body: some View {
    Text("|edge|")
      .font(.system(size: 0.5))
      .fixedSize()
      .padding(.leading, 2)
      .foregroundStyle(.black)
  }
}

private struct Samples: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach([0, 4, 12, 24], id: \.self) { half in
        let place = Double(half) / 2
        Text("|\(half)|")
          .font(.system(size: 0.5))
          .fixedSize()
          .offset(x: place, y: place)
      }
    }
    .foregroundStyle(.black)
  }
}
