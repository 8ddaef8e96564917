import Foundation
import LessonProbes

/// What came of a question, as it is.
private struct Outcome: Codable {
  var place: String?
  var temperature: Int?
  var error: String?
}

let ask = Probe("ask") { (place: String) async -> Outcome in
  do {
    let report = try await WebSource().report(for: place)
    return Outcome(place: report.place, temperature: report.temperature, error: nil)
  } catch {
    return Outcome(place: nil, temperature: nil, error: "\(error)")
  }
}
