import Foundation

protocol ForecastSource: Sendable {
  func forecast(for place: String) async throws -> Forecast
}

struct ForecastReport: Sendable {
  var forecast: Forecast
  var isStale: Bool
}

actor ForecastService {
  private let source: any ForecastSource
  private var reports: [String: ForecastReport] = [:]

  init(source: any ForecastSource) {
    self.source = source
  }

  func report(for place: String) async -> ForecastReport {
    guard let fresh = try? await source.forecast(for: place) else {
      var old = reports[place, default: ForecastReport(forecast: .sample, isStale: true)]
      old.isStale = true
      return old
    }
    let report = ForecastReport(forecast: fresh, isStale: false)
    reports[place] = report
    return report
  }
}
