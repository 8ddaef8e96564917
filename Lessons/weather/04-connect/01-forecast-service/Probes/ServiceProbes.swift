import Foundation
import LessonProbes

/// One request: the numbers of the source's forecast, or no temperature for a failure.
private struct Moment {
  var temperature: Int?
  var high: Int
}

/// A web service with successes and failures. During one moment it always gives the same response, and it
/// writes places in its own form.
///
/// It contains only functions, so that a request is the only way to the response.
private struct WebService: ForecastSource {
  let answer: @Sendable (String) async throws -> Forecast

  func forecast(for place: String) async throws -> Forecast { try await answer(place) }
}

private actor Weather {
  private struct Offline: Error {}
  private var moment: Moment?
  private(set) var asked = 0

  func begin(_ moment: Moment) {
    self.moment = moment
    asked = 0
  }

  func forecast(for place: String) throws -> Forecast {
    asked += 1
    guard let moment, let temperature = moment.temperature else { throw Offline() }
    var forecast = Forecast.sample
    forecast.place = place + ", Republic of Korea"
    forecast.temperature = temperature
    forecast.high = moment.high
    return forecast
  }
}

/// The service's report on each place in turn, with the number of its requests to the source.
let reports = Probe("reports") {
  (places: [String], temperatures: [Int?], highs: [Int]) async -> [ProbeRecord] in
  let weather = Weather()
  let service = ForecastService(source: WebService { try await weather.forecast(for: $0) })
  var reports: [ProbeRecord] = []
  for (place, (temperature, high)) in zip(places, zip(temperatures, highs)) {
    await weather.begin(Moment(temperature: temperature, high: high))
    let report = await service.report(for: place)
    reports.append([
      "place": report.forecast.place, "temperature": report.forecast.temperature,
      "high": report.forecast.high, "isStale": report.isStale, "asked": await weather.asked,
    ])
  }
  return reports
}

/// The unchanged sample: its temperature and high.
let sampleNumbers = Probe("sampleNumbers") {
  [Forecast.sample.temperature, Forecast.sample.high]
}
