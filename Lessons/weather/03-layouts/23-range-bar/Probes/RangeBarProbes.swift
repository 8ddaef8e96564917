import LessonProbes
import SwiftUI

/// The bar under twenty tiny texts at equal distances.
let rangeBarMeasured = ViewProbe("rangeBarMeasured") {
  (low: Int, high: Int, weekLow: Int, weekHigh: Int) in
  RangeBar(low: low, high: high, week: weekLow...weekHigh)
    .overlay {
      GeometryReader { geometry in
        ForEach(0..<20, id: \.self) { place in
          // In separate statements, because a single expression takes 10 s together with the names that pack
          // validation redeclares.
          let middle: Double = Double(place) + 0.5
          let step: Double = geometry.size.width / 20
          let height: Double = geometry.size.height / 2
          Text("|\(place)|")
            .font(.system(size: 1))
            .fixedSize()
            .position(x: middle * step, y: height)
        }
      }
    }
    .foregroundStyle(.black)
}

/// The bar alone, as the user sees it.
let rangeBar = ViewProbe("rangeBar") { (low: Int, high: Int, weekLow: Int, weekHigh: Int) in
  RangeBar(low: low, high: high, week: weekLow...weekHigh)
}
