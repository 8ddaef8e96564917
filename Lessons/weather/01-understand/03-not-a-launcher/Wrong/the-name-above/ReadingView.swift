import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Label("Leaf", systemImage: "leaf.fill").font(.caption)
      Text(book.title).font(.headline)
      Text("Page \(book.page)").font(.title)
      Text("of \(book.pages)").font(.caption)
    }
    .widgetURL(book.link)
  }
}
