import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text("Page \(book.page)").font(.system(size: 10))
      Text("of \(book.pages)").font(.caption)
    }
    .widgetURL(book.link)
  }
}
