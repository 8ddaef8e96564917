import Foundation
import LessonProbes

/// Puts a reading of this date into the station; nil takes the reading away.
let measure = Probe("measure") { (dust: Int, date: Date?) in
  Station.latest = date.map { Reading(dust: dust, date: $0) }
}
