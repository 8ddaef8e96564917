import SwiftUI
import WidgetKit

struct TicketCard: View {
  let title: String

  var body: some View {
    ZStack {
      ContainerRelativeShape()
        .fill(
          LinearGradient(
            colors: [.indigo, Color(red: 0.3, green: 0.1, blue: 0.4)], startPoint: .top,
            endPoint: .bottom))
      Text(title).bold().foregroundColor(.white).padding(8)
    }
  }
}
