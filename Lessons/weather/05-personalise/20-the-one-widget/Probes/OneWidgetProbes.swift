import Foundation
import LessonProbes
import SwiftUI
import WidgetKit

/// Every place: its raw value and its name.
let places = Probe("places") { Place.allCases.map { [$0.rawValue, $0.forecast.place] } }

/// The temperature of a place in the file.
let filed = Probe("filed") { (place: String) in
  (Place(rawValue: place) ?? .seoul).forecast.temperature
}

/// The source's numbers for a place at a date.
let sourceNumbers = Probe("sourceNumbers") { (place: String, seconds: Double) async throws in
  let forecast = try await PlaceSource().forecast(for: place)
    .at(Date(timeIntervalSince1970: seconds))
  return ["temperature": forecast.temperature, "high": forecast.high, "low": forecast.low]
}
let sourceSky = Probe("sourceSky") { (place: String, seconds: Double) async throws in
  try await PlaceSource().forecast(for: place).at(Date(timeIntervalSince1970: seconds)).sky.rawValue
}

let skyAlone = ViewProbe("skyAlone") { (sky: String) in
  SkyBackground(sky: Sky(rawValue: sky) ?? .clear)
}

/// The service's stored state as text, which differs after every request.
let memory = Probe("memory") { StoredState.words(of: Forecasts.service) }

private actor Asked {
  private(set) var places: [String] = []
  func add(_ place: String) { places.append(place) }
}

/// The exercise's own source, which succeeds or fails.
private struct CountedSource: ForecastSource {
  struct Offline: Error {}
  let isOffline: Bool
  let asked: Asked

  func forecast(for place: String) async throws -> Forecast {
    await asked.add(place)
    guard !isOffline else { throw Offline() }
    return try await PlaceSource().forecast(for: place)
  }
}

private func wait(_ policy: TimelineReloadPolicy, now: Date, last: Date?) -> Double? {
  if policy == .atEnd { return last.map { $0.timeIntervalSince(now) } }
  return (-600...30_000).first { policy == .after(now.addingTimeInterval(Double($0))) }
    .map { Double($0) }
}

/// The timeline of a place at a date: the entries' offsets in seconds, the seconds until the next reload
/// (none for `.never`), and the requests to the source.
let day = Probe("day") { (place: String, seconds: Double, isOffline: Bool) async -> ProbeRecord in
  let now = Date(timeIntervalSince1970: seconds)
  let asked = Asked()
  let service = ForecastService(source: CountedSource(isOffline: isOffline, asked: asked))
  let timeline = await AlmanacProvider(service: service)
    .day(of: Place(rawValue: place) ?? .seoul, from: now)
  return [
    "offsets": timeline.entries.map { $0.date.timeIntervalSince(now) },
    "temperatures": timeline.entries.map(\.forecast.temperature),
    "stale": timeline.entries.map(\.isStale),
    "wait": wait(timeline.policy, now: now, last: timeline.entries.last?.date),
    "asked": await asked.places,
  ]
}

/// The source's days after a date: `[weekday, high, low]` for each day.
let sourceDays = Probe("sourceDays") { (place: String, seconds: Double) async throws in
  let forecast = try await PlaceSource().forecast(for: place)
  return PlaceSource.days(of: forecast, after: Date(timeIntervalSince1970: seconds))
    .map { [$0.weekday, String($0.high), String($0.low)] }
}
