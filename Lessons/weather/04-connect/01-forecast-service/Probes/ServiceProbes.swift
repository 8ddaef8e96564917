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

/// Answers each request with the next step, as a web service would in good and bad moments.
private actor Script: ForecastSource {
  private struct Offline: Error {}
  private var steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  func forecast(for place: String) async throws -> Forecast {
    let step = steps.isEmpty ? nil : steps.removeFirst()
    guard let temperature = step?.temperature else { throw Offline() }
    var forecast = Forecast.sample
    forecast.place = place
    forecast.temperature = temperature
    return forecast
  }
}

let reports = Probe("reports") { (steps: [Step]) async -> [Answer] in
  let service = ForecastService(source: Script(steps))
  var answers: [Answer] = []
  for step in steps {
    let report = await service.report(for: step.place)
    answers.append(
      Answer(
        place: report.forecast.place, temperature: report.forecast.temperature,
        isStale: report.isStale))
  }
  return answers
}

let sampleTemperature = Probe("sampleTemperature") { Forecast.sample.temperature }
