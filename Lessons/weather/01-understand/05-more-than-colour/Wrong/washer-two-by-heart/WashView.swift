import SwiftUI

struct WashView: View {
  let machine: Machine

  var body: some View {
    VStack {
      Text("Washer 2").font(.headline)
      Text(word)
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
