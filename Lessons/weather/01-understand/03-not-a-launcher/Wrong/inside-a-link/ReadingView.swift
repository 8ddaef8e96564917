import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    Link(destination: book.link ?? URL(filePath: "/")) {
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.headline)
        Text("Page \(book.page)")
          .font(.title)
      }
    }
  }
}
