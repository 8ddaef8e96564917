import Foundation

/// A source of forecasts, such as a web service, a file or a test.
protocol ForecastSource: Sendable {
  func forecast(for place: String) async throws -> Forecast
}

/// A forecast, marked as stale if it isn't new.
struct ForecastReport: Sendable {
  var forecast: Forecast
  var isStale: Bool
}

/// Returns the best available forecast, and never fails.
actor ForecastService {
  private let source: any ForecastSource

  init(source: any ForecastSource) {
    self.source = source
  }

  func report(for place: String) async -> ForecastReport {
    // TODO: ask the source. If it fails, use the last known forecast.
    ForecastReport(forecast: .sample, isStale: true)
  }
}
