import SwiftUI
import WidgetKit

struct Roomy: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.footnote)
      .padding(6)
  }
}

struct OutlinedBadge: View {
  let text: String

  var body: some View {
    Text(text)
      .modifier(Roomy())
      .background(RoundedRectangle(cornerRadius: 6).stroke(lineWidth: 1))
  }
}

struct FaintBadge: View {
  let text: String

  var body: some View {
    Text(text)
      .modifier(Roomy())
      .background {
        RoundedRectangle(cornerRadius: 6).opacity(0.15)
      }
  }
}

struct CutOutBadge: View {
  let text: String

  var body: some View {
    ZStack {
      Text(text).modifier(Roomy()).hidden()
        .background(.indigo)
        .clipShape(RoundedRectangle(cornerRadius: 6))
      Text(text).font(.footnote).blendMode(.destinationOut)
    }
    .compositingGroup()
  }
}
