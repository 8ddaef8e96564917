import SwiftUI
import WidgetKit

struct TideView: View {
  let harbour: String
  let time: String

  var body: some View {
    ViewThatFits {
      line("High tide at \(harbour), \(time)")
      line("\(harbour) \(time)")
      line(time)
      Text(time).font(.headline)
    }
  }

  private func line(_ words: String) -> some View {
    HStack {
      Image(systemName: "water.waves")
      Text(words).fixedSize()
    }
    .font(.headline)
  }
}
