import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack {
      Text(machine.name).font(.headline)
      Text(word)
        .foregroundStyle(.white)
        .padding(8)
        .background(colour, in: .capsule)
    }
  }

  private var colour: Color {
    switch machine.state {
    case .running: .blue
    case .done: .green
    case .stuck: .red
    }
  }

  private var word: String {
    switch machine.state {
    case .running: "running"
    case .done: "done"
    case .stuck: "stuck"
    }
  }
}
