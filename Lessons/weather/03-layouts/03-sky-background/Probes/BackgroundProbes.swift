import LessonProbes
import SwiftUI

/// The background under small white texts, in five rows of three, from edge to edge.
let background = ViewProbe("background") { (sky: String) in
  SkyBackground(sky: Sky(rawValue: sky) ?? .clear)
    .overlay {
      VStack(spacing: 0) {
        ForEach(0..<5) { row in
          if row > 0 { Spacer(minLength: 0) }
          HStack(spacing: 0) {
            Text("\(row) leading")
            Spacer(minLength: 0)
            Text("\(row) middle")
            Spacer(minLength: 0)
            Text("\(row) trailing")
          }
        }
      }
    }
    .font(.system(size: 4))
    .foregroundStyle(.white)
}

let sky = ViewProbe("sky") { (sky: String) in SkyBackground(sky: Sky(rawValue: sky) ?? .clear) }
