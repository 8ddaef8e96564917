import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    // TODO: leave things out, make the rest larger, and let the system choose the colors.
    VStack(alignment: .leading, spacing: 2) {
      Text(tide.place)
        .foregroundStyle(Color(white: 0.75))
      Text(tide.time, style: .time)
        .font(.system(size: 20, weight: .light))
        .foregroundStyle(.black)
      Text("Height \(tide.height) cm, coefficient \(tide.coefficient)")
        .foregroundStyle(Color(white: 0.6))
      Text("Station \(tide.station)")
        .foregroundStyle(Color(white: 0.75))
      Text(tide.source)
        .foregroundStyle(Color(white: 0.85))
    }
    .font(.system(size: 8))
    .padding(.horizontal, -10)
  }
}
