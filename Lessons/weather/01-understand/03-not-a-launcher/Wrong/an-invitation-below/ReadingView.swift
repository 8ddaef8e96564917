import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text("Page \(book.page)").font(.title)
      Text("Open to read on").font(.caption)
    }
    .widgetURL(book.link)
  }
}
