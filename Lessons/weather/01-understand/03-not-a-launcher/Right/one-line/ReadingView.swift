import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    ZStack {
      Text("\(book.title), page \(book.page) of \(book.pages)")
        .font(.title3)
    }
    .widgetURL(book.link)
  }
}
