import Foundation
import LessonProbes

/// The decoded weather, unchanged.
let read = Probe("read") { (answer: String) throws -> ProbeRecord in
  let found = try weather(from: Data(answer.utf8))
  return [
    "place": found.place, "temperature": found.temperature, "sky": found.sky.rawValue,
    "measured": found.measured.timeIntervalSince1970, "rainChance": found.rainChance,
  ]
}
