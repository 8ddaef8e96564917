package import Foundation
import Stage

/// A question that checks may ask the learner's code, answered in the learner's process.
///
/// ```swift
/// let symbols = Probe("symbols") { WeatherCondition.allCases.map(\.symbol) }
/// let label = Probe("label") { (celsius: Int) in TemperatureFormatter.label(celsius) }
/// let first = Probe("first") { (city: String) in try await WeatherProvider().first(in: city) }
/// ```
///
/// Probes stand in `Probes/*.swift`, one `let` each at the top level of the file, and are compiled
/// with the learner's files. They hold no expected value. Arguments and results cross to the checks
/// as JSON: texts, numbers, dates, lists and dictionaries of them (`ProbeArgument`), and as a result also
/// `ProbeRecord`. The closure may throw and may be asynchronous.
public struct Probe: Sendable {
  public let name: String
  package let answer: @MainActor @Sendable ([Data]) async throws -> Data

  /// A probe that returns a value.
  public init<each Argument: ProbeArgument, Result: ProbeResult>(
    _ name: String, _ body: @escaping @MainActor (repeat each Argument) async throws -> Result
  ) {
    self.name = name
    answer = { data in
      var arguments = ProbeArguments(data, probe: name)
      let result = try await body(repeat try arguments.next((each Argument).self))
      try arguments.finish()
      return try ProbeArguments.encode(result)
    }
  }

  /// A probe that does something and returns nothing.
  public init<each Argument: ProbeArgument>(
    _ name: String, _ body: @escaping @MainActor (repeat each Argument) async throws -> Void
  ) {
    self.name = name
    answer = { data in
      var arguments = ProbeArguments(data, probe: name)
      try await body(repeat try arguments.next((each Argument).self))
      try arguments.finish()
      return Data("null".utf8)
    }
  }
}
