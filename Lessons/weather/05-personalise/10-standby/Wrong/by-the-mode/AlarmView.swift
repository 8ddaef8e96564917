import SwiftUI
import WidgetKit

struct AlarmView: View {
  @Environment(\.widgetRenderingMode) private var mode
  private var showsBackground: Bool { mode == .fullColor }
  let time: String
  let word: String

  var body: some View {
    VStack {
      Text(time)
        .font(.system(size: showsBackground ? 32 : 56, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.9)
      Text(word)
        .font(.headline)
    }
    .foregroundStyle(showsBackground ? .black : .white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
