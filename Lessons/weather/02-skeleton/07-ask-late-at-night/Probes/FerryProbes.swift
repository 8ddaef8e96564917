import Foundation
import LessonProbes

/// Installs another timetable: minutes after midnight, in order.
let putUp = Probe("putUp") { (minutes: [Int]) in
  Timetable.departures = minutes.map { DateComponents(hour: $0 / 60, minute: $0 % 60) }
}
