import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack {
      ZStack {
        Circle().fill(colour).frame(width: 60, height: 60)
        Image(systemName: symbol).foregroundStyle(.white)
      }
      Text(machine.name).font(.headline)
    }
  }

  private var colour: Color {
    switch machine.state {
    case .running: .blue
    case .done: .green
    case .stuck: .red
    }
  }

  private var symbol: String {
    switch machine.state {
    case .running: "arrow.triangle.2.circlepath"
    case .done: "checkmark.circle"
    case .stuck: "exclamationmark.triangle"
    }
  }
}
