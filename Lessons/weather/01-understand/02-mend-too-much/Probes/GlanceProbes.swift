import LessonProbes
import SwiftUI

/// The widget's view on another day.
let day = ViewProbe("day") { (minutes: Int, goal: Int) in
  WalkEntryView(walk: Walk(minutes: minutes, goal: goal))
}
