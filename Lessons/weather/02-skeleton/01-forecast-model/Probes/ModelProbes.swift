import LessonProbes

/// Every sky's name and symbol, in order.
let symbols = Probe("symbols") { Sky.allCases.map { [$0.rawValue, $0.symbolName] } }

let temperatureText = Probe("temperatureText") { (temperature: Int) in
  var forecast = Forecast.sample
  forecast.temperature = temperature
  return forecast.temperatureText
}

/// The hours and temperatures of a forecast with the hours in `known`.
let upcoming = Probe("upcoming") { (known: [[Int]], hour: Int, count: Int) -> [[Int]] in
  var forecast = Forecast.sample
  forecast.hours = known.map { Forecast.Hour(hour: $0[0], temperature: $0[1], sky: .clear) }
  return forecast.upcoming(after: hour, count: count).map { [$0.hour, $0.temperature] }
}
