import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: symbol)
        .font(.system(size: 44))
        .foregroundStyle(colour)
      Text(machine.name)
        .font(.headline)
      Text(machine.state.rawValue)
        .font(.subheadline)
    }
  }

  private var symbol: String {
    switch machine.state {
    case .running: "arrow.triangle.2.circlepath"
    case .done: "checkmark.circle"
    case .stuck: "exclamationmark.triangle"
    }
  }

  private var colour: Color {
    switch machine.state {
    case .running: .primary
    case .done: .green
    case .stuck: .red
    }
  }
}
