import SwiftUI
import WidgetKit

/// The water temperature at a harbor.
struct HarbourView: View {
  let name: String
  /// In degrees Celsius.
  let degrees: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      // TODO: use the three colors of Assets.xcassets by their names.
      Image(systemName: "lifepreserver.fill")
        .font(.title2)
        .foregroundStyle(Color.yellow)
      Text("\(degrees)°")
        .font(.system(size: 44, weight: .light))
        .foregroundStyle(Color("HarborFoam"))
      Text(name)
        .font(.caption)
        .foregroundStyle(Color("HarborFoam"))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(Color(red: 0.04, green: 0.31, blue: 0.42), for: .widget)
  }
}
