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
        .foregroundStyle(Palette.buoy.color)
      Text("\(degrees)°")
        .font(.system(size: 44, weight: .light))
        .foregroundStyle(Palette.foam.color)
      Text(name)
        .font(.caption)
        .foregroundStyle(Palette.foam.color)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(Palette.water.color, for: .widget)
  }
}

/// The names of the catalog, each written once.
enum Palette: String {
  case water = "HarbourWater"
  case foam = "HarbourFoam"
  case buoy = "HarbourBuoy"

  var color: Color { Color(rawValue) }
}
