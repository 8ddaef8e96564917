import SwiftUI
import WidgetKit

/// A colored card that fits inside any container.
struct TicketCard: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.headline)
      .foregroundStyle(.white)
      .padding(10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(red: 0.1, green: 0.3, blue: 0.45), in: ContainerRelativeShape())
  }
}
