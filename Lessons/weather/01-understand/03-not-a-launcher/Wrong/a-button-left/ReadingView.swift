import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    Button {
      print("The app opens.")
    } label: {
      VStack {
        Text(book.title)
        Text("\(book.page)").font(.largeTitle)
      }
    }
    .widgetURL(book.link)
  }
}
