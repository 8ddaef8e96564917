import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack {
      Text(book.title)
      Text("Page \(book.page)")
        .font(.title2.bold())
    }
    .widgetURL(URL(string: "leaf://book/lighthouse"))
  }
}
