import SwiftUI
import WidgetKit

/// A coloured card that lies inside of whatever it is put into.
struct TicketCard: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.headline)
      .foregroundStyle(.white)
      .padding(10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(Color(red: 0.1, green: 0.3, blue: 0.45), in: ContainerRelativeShape())
  }
}
