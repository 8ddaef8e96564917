import SwiftUI
import WidgetKit

/// A weather symbol and a word on a card in sunny colors.
struct SunnyCard: View {
  let symbol: String
  let word: String

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(Color(red: 0.4, green: 0.15, blue: 0))
      Text(word)
        .font(.headline)
        .foregroundStyle(Color(red: 0.4, green: 0.15, blue: 0))
    }
    .containerBackground(
      LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom), for: .widget)
  }
}
