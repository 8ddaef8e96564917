import Foundation
import LessonProbes
import SwiftUI
import WidgetKit

/// Every place: its raw value and its name in English.
let places = Probe("places") { Place.allCases.map { [$0.rawValue, $0.forecast.place] } }

/// The expected URL of a tap, as `Station.swift` creates it.
let link = Probe("link") { (place: String) in
  Place(rawValue: place).flatMap(Station.link)?.absoluteString ?? ""
}

/// Whether a place is a favorite.
let isFavourite = Probe("isFavourite") { (place: String) in
  Place(rawValue: place).map(Favourites.contains) ?? false
}

/// Stores whether a place is a favorite, like the app.
let keep = Probe("keep") { (place: String, isFavourite: Bool) in
  if let place = Place(rawValue: place) { Favourites.set(isFavourite, for: place) }
}

/// A source without a network.
private struct SilentSource: ForecastSource {
  struct Offline: Error {}

  func forecast(for place: String) async throws -> Forecast { throw Offline() }
}

/// The age in the entries of a timeline whose source fails.
let offline = Probe("offline") { (place: String) async in
  var provider = AlmanacProvider()
  provider.service = ForecastService(source: SilentSource())
  return await provider.day(of: Place(rawValue: place) ?? .seoul, from: .now).entries
    .map(\.isStale)
}

/// The number of the station's readings.
let readings = Probe("readings") { Station.readings }

/// The entry view on its sky, with a fresh or an old forecast.
let entry = ViewProbe("entry") { (place: String, temperature: Int, sky: String, isOld: Bool) in
  let entry = wholeEntry(place, temperature, sky, isOld)
  AlmanacEntryView(entry: entry)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(SkyBackground(sky: entry.forecast.sky))
}

/// The relevance score of an entry with a sky, or none.
let score = Probe("score") { (sky: String, isOld: Bool) in
  wholeEntry("jeju", 21, sky, isOld).relevance.map { Double($0.score) }
}

private func wholeEntry(
  _ place: String, _ temperature: Int, _ sky: String, _ isOld: Bool
) -> AlmanacEntry {
  let place = Place(rawValue: place) ?? .seoul
  var forecast = place.forecast
  forecast.temperature = temperature
  forecast.sky = Sky(rawValue: sky) ?? .clear
  return AlmanacEntry(
    date: .now, place: place, forecast: forecast, isStale: isOld, isFavourite: false)
}

/// The source's days after a date: `[weekday, high, low]` for each day.
let sourceDays = Probe("sourceDays") { (place: String, seconds: Double) async throws in
  let forecast = try await PlaceSource().forecast(for: place)
  return PlaceSource.days(of: forecast, after: Date(timeIntervalSince1970: seconds))
    .map { [$0.weekday, String($0.high), String($0.low)] }
}
