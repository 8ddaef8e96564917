import Foundation
import LessonProbes
import SwiftUI

/// The learner's view of a tram that leaves at a date, and of the next two.
let tram = ViewProbe("tram") {
  (lines: [String], destination: String, platform: Int, seconds: Double, isLate: Bool) in
  let first = Date(timeIntervalSince1970: seconds)
  return TramView(
    entry: TramEntry(
      date: first.addingTimeInterval(-300),
      trams: lines.enumerated().map { place, line in
        Tram(
          line: line, destination: destination, platform: platform,
          departure: first.addingTimeInterval(Double(place) * 900), isLate: isLate)
      }))
}
