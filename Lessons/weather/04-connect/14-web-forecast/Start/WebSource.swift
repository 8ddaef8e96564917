import Foundation

/// Gets reports from the service at `https://weather.example/forecast`.
struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    // TODO: ask the service, check the status, and read the response.
    throw SourceError.busy
  }
}
