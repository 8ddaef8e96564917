import LessonProbes
import SwiftUI

/// The hours of a forecast in the widget's view.
let hours = ViewProbe("hours") { (hours: [Int], temperatures: [Int]) in
  HoursView(
    city: "Jeju",
    hours: zip(hours, temperatures).map {
      Hour(hour: $0, temperature: $1, symbolName: "cloud.fill")
    })
}
