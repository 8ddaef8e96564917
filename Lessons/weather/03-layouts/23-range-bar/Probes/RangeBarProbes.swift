import LessonProbes
import SwiftUI

/// The bar under twenty tiny texts, which stand at equal distances from its start to its end.
let rangeBarMeasured = ViewProbe("rangeBarMeasured") {
  (low: Int, high: Int, weekLow: Int, weekHigh: Int) in
  RangeBar(low: low, high: high, week: weekLow...weekHigh)
    .overlay {
      GeometryReader { geometry in
        ForEach(0..<20, id: \.self) { place in
          Text("|\(place)|")
            .font(.system(size: 1))
            .fixedSize()
            .position(
              x: geometry.size.width * (Double(place) + 0.5) / 20, y: geometry.size.height / 2)
        }
      }
    }
    .foregroundStyle(.black)
}

/// The bar alone, as people see it.
let rangeBar = ViewProbe("rangeBar") { (low: Int, high: Int, weekLow: Int, weekHigh: Int) in
  RangeBar(low: low, high: high, week: weekLow...weekHigh)
}
