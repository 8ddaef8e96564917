import Foundation

/// The weather of a place, as the service answers it.
struct Report: Decodable, Equatable, Sendable {
  var place: String
  /// In degrees Celsius.
  var temperature: Int
}

/// Where reports come from.
protocol ReportSource: Sendable {
  func report(for place: String) async throws -> Report
}

/// Why there is no report.
enum SourceError: Error, Equatable {
  /// The service does not know the place.
  case unknownPlace
  /// The service answered, but not with a report: it is busy or broken.
  case busy
  /// What came cannot be read.
  case unreadable
}
