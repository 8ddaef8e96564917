import SwiftUI
import WidgetKit

struct AirView: View {
  let place: String
  let air: Air

  @Environment(\.widgetRenderingMode) private var renderingMode

  private var style: AnyShapeStyle {
    guard renderingMode == .fullColor else {
      let step = Double(Air.allCases.firstIndex(of: air) ?? 0)
      return AnyShapeStyle(Color(hue: 0, saturation: 0, brightness: 0.4 + step * 0.3))
    }
    return AnyShapeStyle(air == .good ? Color.green : air == .fair ? .orange : .red)
  }

  var body: some View {
    ViewThatFits {
      VStack(alignment: .leading) {
        Text(place).font(.caption).foregroundStyle(.primary)
        Text(air.word).fontWeight(.heavy).foregroundStyle(style)
      }
      Text(air.word).foregroundStyle(style)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
