import Foundation

/// Reports from https://weather.example/forecast?place=…
struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    // TODO: ask the service, look at the status, read the answer.
    throw SourceError.busy
  }
}
