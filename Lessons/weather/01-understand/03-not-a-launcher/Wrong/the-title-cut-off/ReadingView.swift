import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack {
      Text(book.title)
        .font(.largeTitle)
        .lineLimit(1)
      Text("Page \(book.page)")
        .font(.title2.bold())
    }
    .widgetURL(book.link)
  }
}
