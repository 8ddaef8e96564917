import Foundation
import LessonProbes
import SwiftUI

/// The learner's view of one tram that leaves at a moment, and of two that follow.
let tram = ViewProbe("tram") {
  (line: String, destination: String, platform: Int, seconds: Double, isLate: Bool) in
  let first = Date(timeIntervalSince1970: seconds)
  return TramView(
    entry: TramEntry(
      date: first.addingTimeInterval(-300),
      trams: (0..<3).map {
        Tram(
          line: line, destination: destination, platform: platform,
          departure: first.addingTimeInterval(Double($0) * 900), isLate: isLate)
      }))
}
