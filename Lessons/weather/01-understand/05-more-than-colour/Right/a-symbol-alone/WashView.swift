import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    HStack {
      Text(machine.name)
      Spacer()
      switch machine.state {
      case .running: Image(systemName: "arrow.clockwise")
      case .done: Image(systemName: "checkmark.circle.fill")
      case .stuck: Image(systemName: "exclamationmark.octagon.fill")
      }
    }
    .font(.title3)
  }
}
