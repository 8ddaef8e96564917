import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack {
      Gauge(value: Double(book.page) / Double(book.pages)) {
        EmptyView()
      } currentValueLabel: {
        Text(book.page, format: .number)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.green)
      Text("in \(book.title)").font(.footnote.weight(.semibold))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .widgetURL(book.link)
  }
}
