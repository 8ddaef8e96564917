import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack(spacing: 8) {
      switch machine.state {
      case .running: Circle().stroke(lineWidth: 4).frame(width: 40, height: 40)
      case .done: Circle().frame(width: 40, height: 40)
      case .stuck: Rectangle().frame(width: 40, height: 40)
      }
      Text(machine.name)
        .font(.headline)
    }
  }
}
