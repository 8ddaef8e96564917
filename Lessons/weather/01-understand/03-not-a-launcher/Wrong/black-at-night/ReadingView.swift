import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack {
      Text(book.title)
        .foregroundStyle(.black)
      Text("Page \(book.page)")
        .font(.title2.bold())
    }
    .widgetURL(book.link)
  }
}
