import Foundation
import LessonProbes

/// One request: a place, and the temperature that the source answers with, or nil to fail.
private struct Step: Codable {
  var place: String
  var temperature: Int?
}

private struct Answer: Codable {
  var place: String
  var temperature: Int
  var isStale: Bool
}

/// A web service in good and bad moments: within one step it gives the same answer however often it
/// is asked, and it writes places in its own way.
private actor Script: ForecastSource {
  private struct Offline: Error {}
  private var step: Step?

  func begin(_ step: Step) { self.step = step }

  func forecast(for place: String) async throws -> Forecast {
    guard let temperature = step?.temperature else { throw Offline() }
    var forecast = Forecast.sample
    forecast.place = "\(place), Republic of Korea"
    forecast.temperature = temperature
    return forecast
  }
}

let reports = Probe("reports") { (steps: [Step]) async -> [Answer] in
  let script = Script()
  let service = ForecastService(source: script)
  var answers: [Answer] = []
  for step in steps {
    await script.begin(step)
    let report = await service.report(for: step.place)
    answers.append(
      Answer(
        place: report.forecast.place, temperature: report.forecast.temperature,
        isStale: report.isStale))
  }
  return answers
}

let sampleTemperature = Probe("sampleTemperature") { Forecast.sample.temperature }
