import Foundation
import LessonProbes

/// The weather that was read, as it is.
private struct Reading: Codable {
  var place: String
  var temperature: Double
  var sky: String
  var measured: Double
  var rainChance: Double?
}

let read = Probe("read") { (answer: String) throws -> Reading in
  let found = try weather(from: Data(answer.utf8))
  return Reading(
    place: found.place, temperature: found.temperature, sky: found.sky.rawValue,
    measured: found.measured.timeIntervalSince1970, rainChance: found.rainChance)
}
