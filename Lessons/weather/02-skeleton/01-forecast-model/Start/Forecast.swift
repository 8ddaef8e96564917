import Foundation

/// The state of the sky.
enum Sky: String, CaseIterable, Codable, Sendable {
  case clear, clouds, rain, snow, storm

  /// The SF Symbol for this sky.
  var symbolName: String {
    // TODO: return a different symbol for each sky.
    "questionmark"
  }
}

/// The weather in one place on one day.
struct Forecast: Codable, Sendable {
  /// The weather in one hour of the day.
  struct Hour: Codable, Identifiable, Sendable {
    /// From 0 to 23.
    var hour: Int
    /// In degrees Celsius.
    var temperature: Int
    var sky: Sky

    var id: Int { hour }
  }

  var place: String
  var sky: Sky
  /// In degrees Celsius.
  var temperature: Int
  var high: Int
  var low: Int
  /// In chronological order.
  var hours: [Hour]

  /// The temperature as people write it: `23°`.
  var temperatureText: String {
    // TODO: return the temperature with a degree sign.
    ""
  }

  /// Returns the next `count` hours after `hour`, continuing after midnight.
  func upcoming(after hour: Int, count: Int) -> [Hour] {
    // TODO: return the next hours.
    []
  }
}

extension Forecast {
  /// Returns the forecast at `date`, with the temperature and sky of that hour.
  func at(_ date: Date) -> Forecast {
    let hour = Calendar.current.component(.hour, from: date)
    guard let then = hours.first(where: { $0.hour == hour }) else { return self }
    var forecast = self
    forecast.temperature = then.temperature
    forecast.sky = then.sky
    return forecast
  }

  /// A mild day in Seoul, for previews and for the time before there's any data.
  static let sample = Forecast(
    place: "Seoul", sky: .clear, temperature: 23, high: 27, low: 18,
    hours: [
      Hour(hour: 0, temperature: 20, sky: .clear), Hour(hour: 1, temperature: 20, sky: .clear),
      Hour(hour: 2, temperature: 19, sky: .clear), Hour(hour: 3, temperature: 19, sky: .clouds),
      Hour(hour: 4, temperature: 18, sky: .clouds), Hour(hour: 5, temperature: 18, sky: .clouds),
      Hour(hour: 6, temperature: 19, sky: .clouds), Hour(hour: 7, temperature: 20, sky: .clear),
      Hour(hour: 8, temperature: 21, sky: .clear), Hour(hour: 9, temperature: 23, sky: .clear),
      Hour(hour: 10, temperature: 24, sky: .clear), Hour(hour: 11, temperature: 25, sky: .clear),
      Hour(hour: 12, temperature: 26, sky: .clear), Hour(hour: 13, temperature: 27, sky: .clear),
      Hour(hour: 14, temperature: 27, sky: .clouds), Hour(hour: 15, temperature: 26, sky: .clouds),
      Hour(hour: 16, temperature: 25, sky: .rain), Hour(hour: 17, temperature: 24, sky: .rain),
      Hour(hour: 18, temperature: 23, sky: .rain), Hour(hour: 19, temperature: 23, sky: .storm),
      Hour(hour: 20, temperature: 22, sky: .storm), Hour(hour: 21, temperature: 22, sky: .rain),
      Hour(hour: 22, temperature: 21, sky: .clouds), Hour(hour: 23, temperature: 21, sky: .clouds),
    ])
}
