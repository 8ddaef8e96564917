import LessonProbes
import SwiftUI

let day = ViewProbe("day") { (minutes: Int, goal: Int) in
  WalkEntryView(walk: Walk(minutes: minutes, goal: goal))
}

/// The sample in the file that the learner doesn't change.
let today = Probe("today") { [Walk.today.minutes, Walk.today.goal] }
