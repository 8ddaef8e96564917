import Foundation
import LessonProbes
import SwiftUI

/// The widget's view with another train, 20 minutes past the hour in the learner's calendar.
let train = ViewProbe("train") { (hour: Int, platform: Int, delay: Int) in
  TrainView(
    train: Train(
      number: "IC 4711", destination: "Busan",
      departure: Calendar.current.date(bySettingHour: hour, minute: 20, second: 0, of: .now)
        ?? .now, platform: platform, delay: delay))
}
