import SwiftUI
import WidgetKit

struct TideView: View {
  let harbour: String
  let time: String

  private struct Line: View {
    let words: [String]

    var body: some View {
      HStack(spacing: 4) { ForEach(words, id: \.self) { Text($0) } }.lineLimit(1)
    }
  }

  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        Line(words: ["High tide at", harbour, time])
        Line(words: [harbour, time])
        Line(words: [time]).minimumScaleFactor(0.8)
      }
      .font(.body)
    }
  }
}
