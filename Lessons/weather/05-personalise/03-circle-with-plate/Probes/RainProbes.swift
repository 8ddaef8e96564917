import LessonProbes
import SwiftUI

/// A chance of rain, as the widget shows it.
let rain = ViewProbe("rain") { (chance: Int) in
  RainCircle(chance: chance)
}
