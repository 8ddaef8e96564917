import Foundation

/// Reports of the service at `https://weather.example/forecast`.
struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    // TODO: ask the service, look at the status, read the answer.
    throw SourceError.busy
  }
}
