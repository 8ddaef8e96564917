import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack {
      Circle().fill(colour).frame(width: 50, height: 50)
      Text(machine.name).font(.headline)
      if machine.state == .stuck { Text("Please check") }
    }
  }

  private var colour: Color {
    switch machine.state {
    case .running: .blue
    case .done: .green
    case .stuck: .red
    }
  }
}
