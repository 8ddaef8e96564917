import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    Text(book.title)
      .font(.title)
      .widgetURL(book.link)
  }
}
