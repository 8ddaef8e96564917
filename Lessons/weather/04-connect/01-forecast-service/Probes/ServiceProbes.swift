import Foundation
import LessonProbes

/// One request: the numbers of the forecast that the source answers with, or no temperature where it fails.
private struct Moment {
  var temperature: Int?
  var high: Int
}

/// A web service in good and bad moments: within one moment it gives the same answer however often it
/// is asked, and it writes places in its own way.
///
/// It holds functions and nothing else, so that there is no way to the answer but to ask.
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

/// The service's report on each place in turn, with the times that it asked the source for it.
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

/// The sample as it is: its temperature and high.
let sampleNumbers = Probe("sampleNumbers") {
  [Forecast.sample.temperature, Forecast.sample.high]
}
