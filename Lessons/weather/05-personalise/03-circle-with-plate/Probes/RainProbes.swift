import LessonProbes
import SwiftUI

let rain = ViewProbe("rain") { (chance: Int) in
  RainCircle(chance: chance)
}
