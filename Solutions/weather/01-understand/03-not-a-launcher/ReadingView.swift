import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(book.title)
        .font(.headline)
      Text("Page \(book.page)")
        .font(.title)
      ProgressView(value: Double(book.page), total: Double(book.pages))
    }
    .widgetURL(book.link)
  }
}
