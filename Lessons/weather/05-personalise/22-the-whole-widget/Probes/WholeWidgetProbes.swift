import Foundation
import LessonProbes
import SwiftUI
import WidgetKit

/// Every place: its raw value and its name in English.
let places = Probe("places") { Place.allCases.map { [$0.rawValue, $0.forecast.place] } }

/// Where a tap should lead, as `Station.swift` writes it.
let link = Probe("link") { (place: String) in
  Place(rawValue: place).flatMap(Station.link)?.absoluteString ?? ""
}

/// Whether a place is among the favourites.
let isFavourite = Probe("isFavourite") { (place: String) in
  Place(rawValue: place).map(Favourites.contains) ?? false
}

/// Stores whether a place is a favourite, as the app does.
let keep = Probe("keep") { (place: String, isFavourite: Bool) in
  if let place = Place(rawValue: place) { Favourites.set(isFavourite, for: place) }
}

/// A source that has no network.
private struct SilentSource: ForecastSource {
  struct Offline: Error {}

  func forecast(for place: String) async throws -> Forecast { throw Offline() }
}

/// What the entries of a timeline say of their age where the source is silent.
let offline = Probe("offline") { (place: String) async in
  var provider = AlmanacProvider()
  provider.service = ForecastService(source: SilentSource())
  return await provider.day(of: Place(rawValue: place) ?? .seoul, from: .now).entries
    .map(\.isStale)
}

/// How often the station looked again.
let readings = Probe("readings") { Station.readings }

/// The entry view on its sky, with a forecast that is fresh or old.
let entry = ViewProbe("entry") { (place: String, temperature: Int, sky: String, isOld: Bool) in
  let entry = wholeEntry(place, temperature, sky, isOld)
  AlmanacEntryView(entry: entry)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(SkyBackground(sky: entry.forecast.sky))
}

/// The score of an entry under a sky; none where it has no relevance.
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

/// What comes after a moment, as the source has it: `[weekday, high, low]` of each day.
let sourceDays = Probe("sourceDays") { (place: String, seconds: Double) async throws in
  let forecast = try await PlaceSource().forecast(for: place)
  return PlaceSource.days(of: forecast, after: Date(timeIntervalSince1970: seconds))
    .map { [$0.weekday, String($0.high), String($0.low)] }
}
