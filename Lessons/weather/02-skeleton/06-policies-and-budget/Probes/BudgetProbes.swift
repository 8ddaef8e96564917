import Foundation
import LessonProbes

/// Stores a reading with this date in the station, or removes the reading if `date` is `nil`.
let measure = Probe("measure") { (dust: Int, date: Date?) in
  Station.latest = date.map { Reading(dust: dust, date: $0) }
}
