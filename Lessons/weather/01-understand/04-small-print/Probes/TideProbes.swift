import Foundation
import LessonProbes
import SwiftUI

/// The widget's view with another tide, 20 minutes past the hour in the learner's calendar.
let tide = ViewProbe("tide") { (place: String, hour: Int, height: Int) in
  TideView(
    tide: Tide(
      place: place,
      time: Calendar.current.date(bySettingHour: hour, minute: 20, second: 0, of: .now) ?? .now,
      height: height))
}
