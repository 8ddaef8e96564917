import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    // TODO: show the state with something other than color too.
    VStack(spacing: 8) {
      Circle()
        .fill(colour)
        .frame(width: 60, height: 60)
      Text(machine.name)
        .font(.headline)
    }
  }

  private var colour: Color {
    switch machine.state {
    case .running: .yellow
    case .done: .green
    case .stuck: .red
    }
  }
}
