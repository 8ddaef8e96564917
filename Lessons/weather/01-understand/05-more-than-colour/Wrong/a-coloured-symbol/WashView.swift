import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack {
      Image(systemName: "washer").font(.largeTitle).foregroundStyle(colour)
      Text(machine.name).font(.headline).foregroundStyle(colour)
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
