import SwiftUI
import WidgetKit

/// How warm the water of a harbour is, and whether people may swim.
struct HarbourView: View {
  let name: String
  /// In degrees Celsius.
  let degrees: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "lifepreserver.fill")
        .font(.title2)
        .foregroundStyle(.harbourBuoy)
      Text("\(degrees)°")
        .font(.system(size: 44, weight: .light))
        .foregroundStyle(.harbourFoam)
      Text(name)
        .font(.caption)
        .foregroundStyle(.harbourFoam)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(Color.harbourWater, for: .widget)
  }
}

extension ShapeStyle where Self == Color {
  static var harbourWater: Color { Color(uiColor: UIColor(named: "HarbourWater") ?? .systemTeal) }
  static var harbourFoam: Color { Color("HarbourFoam", bundle: .main) }
  static var harbourBuoy: Color { Color("HarbourBuoy", bundle: nil) }
}
