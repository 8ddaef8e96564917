import Foundation

/// The weather of a place, from the service's response.
struct Report: Decodable, Equatable, Sendable {
  var place: String
  /// In degrees Celsius.
  var temperature: Int
}

/// A source of reports.
protocol ReportSource: Sendable {
  func report(for place: String) async throws -> Report
}

/// The reason there's no report.
enum SourceError: Error, Equatable {
  /// The service doesn't know the place.
  case unknownPlace
  /// The service is busy or broken, and sent an error instead of a report.
  case busy
  /// The response isn't readable.
  case unreadable
}
