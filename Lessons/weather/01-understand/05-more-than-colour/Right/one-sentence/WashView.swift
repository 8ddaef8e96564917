import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    Text("\(machine.name) is \(word).")
      .font(.title2)
  }

  private var word: String {
    switch machine.state {
    case .running: "running"
    case .done: "done"
    case .stuck: "stuck"
    }
  }
}
