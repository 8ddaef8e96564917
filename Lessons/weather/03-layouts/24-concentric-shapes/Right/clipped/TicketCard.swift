import SwiftUI
import WidgetKit

struct TicketCard: View {
  let title: String

  var body: some View {
    Color(red: 0.5, green: 0.1, blue: 0.1)
      .overlay(alignment: .center) {
        Text(title).font(.title3).foregroundStyle(.white).minimumScaleFactor(0.5)
      }
      .clipShape(ContainerRelativeShape())
  }
}
