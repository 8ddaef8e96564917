import Foundation
import LessonProbes

/// Puts up another timetable: minutes after midnight, in the order of the day.
let putUp = Probe("putUp") { (minutes: [Int]) in
  Timetable.departures = minutes.map { DateComponents(hour: $0 / 60, minute: $0 % 60) }
}
