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
        .foregroundStyle(Color(red: 1, green: 0.784, blue: 0.341))
      Text("\(degrees)°")
        .font(.system(size: 44, weight: .light))
        .foregroundStyle(Color(red: 0.957, green: 0.98, blue: 0.988))
      Text(name)
        .font(.caption)
        .foregroundStyle(Color(red: 0.957, green: 0.98, blue: 0.988))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(Color(red: 0.043, green: 0.31, blue: 0.424), for: .widget)
  }
}
