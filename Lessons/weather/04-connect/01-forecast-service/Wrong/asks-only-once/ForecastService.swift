import Foundation

/// Where forecasts come from: a web service, a file, a test.
protocol ForecastSource: Sendable {
  func forecast(for place: String) async throws -> Forecast
}

/// A forecast, and whether it is an older one because no newer could be had.
struct ForecastReport: Sendable {
  var forecast: Forecast
  var isStale: Bool
}

/// Gives the best forecast there is, and never fails.
actor ForecastService {
  private let source: any ForecastSource
  private var lastKnown: [String: Forecast] = [:]

  init(source: any ForecastSource) {
    self.source = source
  }

  func report(for place: String) async -> ForecastReport {
    if let known = lastKnown[place] { return ForecastReport(forecast: known, isStale: false) }
    do {
      let forecast = try await source.forecast(for: place)
      lastKnown[place] = forecast
      return ForecastReport(forecast: forecast, isStale: false)
    } catch {
      return ForecastReport(forecast: lastKnown[place] ?? .sample, isStale: true)
    }
  }
}
