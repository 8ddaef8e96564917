import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack(alignment: .leading) {
      Label(machine.name, systemImage: "circle.fill").foregroundStyle(colour)
      Group {
        Label("running", systemImage: "circle.fill").foregroundStyle(.blue)
        Label("done", systemImage: "circle.fill").foregroundStyle(.green)
        Label("stuck", systemImage: "circle.fill").foregroundStyle(.red)
      }
      .font(.caption)
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
