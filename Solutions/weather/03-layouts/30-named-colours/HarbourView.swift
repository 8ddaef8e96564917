import SwiftUI
import WidgetKit

/// The water temperature at a harbor.
struct HarbourView: View {
  let name: String
  /// In degrees Celsius.
  let degrees: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "lifepreserver.fill")
        .font(.title2)
        .foregroundStyle(Color("HarbourBuoy"))
      Text("\(degrees)°")
        .font(.system(size: 44, weight: .light))
        .foregroundStyle(Color("HarbourFoam"))
      Text(name)
        .font(.caption)
        .foregroundStyle(Color("HarbourFoam"))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(Color("HarbourWater"), for: .widget)
  }
}
