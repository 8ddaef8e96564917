import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack {
      Circle()
        .fill(.blue)
        .opacity(machine.state == .running ? 0.3 : machine.state == .done ? 0.6 : 1)
        .frame(width: 60, height: 60)
      Text(machine.name).font(.headline)
    }
  }
}
