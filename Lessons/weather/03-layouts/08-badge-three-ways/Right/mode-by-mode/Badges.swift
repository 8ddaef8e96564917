import SwiftUI
import WidgetKit

struct OutlinedBadge: View {
  let text: String
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    Text(text)
      .bold()
      .padding(5)
      .foregroundStyle(mode == .fullColor ? .white : .primary)
      .background {
        if mode == .fullColor { Capsule().fill(.blue) }
      }
      .overlay(Capsule().strokeBorder(.blue, lineWidth: 2))
  }
}

struct FaintBadge: View {
  let text: String
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    Text(text)
      .bold()
      .foregroundStyle(mode == .fullColor ? .white : .primary)
      .padding(5)
      .background(.blue.opacity(mode == .fullColor ? 1 : 0.25), in: .capsule)
  }
}

struct CutOutBadge: View {
  let text: String

  var body: some View {
    Text(text)
      .bold()
      .padding(5)
      .opacity(0)
      .background(Color.blue)
      .overlay {
        Text(text).bold().blendMode(.destinationOut)
      }
      .compositingGroup()
      .clipShape(Capsule())
  }
}
