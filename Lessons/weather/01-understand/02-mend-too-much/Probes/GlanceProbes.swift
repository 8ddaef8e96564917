import LessonProbes
import SwiftUI

/// The widget's view on another day.
let day = ViewProbe("day") { (minutes: Int, goal: Int) in
  WalkEntryView(walk: Walk(minutes: minutes, goal: goal))
}

/// The sample of the file that stays as it is.
let today = Probe("today") { [Walk.today.minutes, Walk.today.goal] }
