import LessonProbes

let symbols = Probe("symbols") {
  Dictionary(uniqueKeysWithValues: Sky.allCases.map { ($0.rawValue, $0.symbolName) })
}

let temperatureText = Probe("temperatureText") { (temperature: Int) in
  var forecast = Forecast.sample
  forecast.temperature = temperature
  return forecast.temperatureText
}

/// The hours of a forecast that knows `known`, as numbers.
let upcoming = Probe("upcoming") { (known: [Int], hour: Int, count: Int) in
  var forecast = Forecast.sample
  forecast.hours = known.map { Forecast.Hour(hour: $0, temperature: 0, sky: .clear) }
  return forecast.upcoming(after: hour, count: count).map(\.hour)
}
