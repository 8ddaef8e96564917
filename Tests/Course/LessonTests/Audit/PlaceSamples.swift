// The weather that the views of `PlaceSource` compute, which no entry stores.
import Foundation

func auditedSamples() async -> [Any] {
  var samples: [Any] = []
  for place in Place.allCases {
    guard let forecast = try? await PlaceSource().forecast(for: place.rawValue) else { continue }
    samples.append(forecast)
    samples.append(place.forecast)
    for day in 0..<16 {
      let date = Date.now.addingTimeInterval(86_400 * Double(day))
      samples += PlaceSource.days(of: forecast, after: date)
    }
  }
  return samples
}
