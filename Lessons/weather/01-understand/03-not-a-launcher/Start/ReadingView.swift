import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    // TODO: what has changed here since yesterday?
    VStack {
      Image(systemName: "leaf.fill")
        .font(.system(size: 44))
        .foregroundStyle(.green)
      Text("Leaf")
        .font(.title2.bold())
      Button("Open app") { openTheApp() }
    }
  }

  private func openTheApp() {
    print("The app opens.")
  }
}
