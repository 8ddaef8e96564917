import SwiftUI
import WidgetKit

struct ReadingView: View {
  let book: Book

  var body: some View {
    VStack {
      Text("The Lighthouse").font(.headline)
      Text("Page 87").font(.title)
    }
    .widgetURL(URL(string: "leaf://book/lighthouse"))
  }
}
