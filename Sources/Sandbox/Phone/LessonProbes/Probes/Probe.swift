package import Foundation
import WorkerProtocol

/// A function that checks can call in the learner's process.
///
/// ```swift
/// let symbols = Probe("symbols") { WeatherCondition.allCases.map(\.symbol) }
/// let label = Probe("label") { (celsius: Int) in TemperatureFormatter.label(celsius) }
/// let first = Probe("first") { (city: String) in try await WeatherProvider().first(in: city) }
/// ```
///
/// Probes are in `Probes/*.swift`, one top-level `let` each, and are compiled with the learner's files. They
/// contain no expected values. Arguments and results are sent as JSON: strings, numbers, dates, and arrays
/// and dictionaries of these (`ProbeArgument`). A result can also be a `ProbeRecord`. The closure can throw
/// and can be asynchronous.
public struct Probe: Sendable {
  public let name: String
  package let answer: @MainActor @Sendable ([Data]) async throws -> Data

  /// Creates a probe that returns a value.
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

  /// Creates a probe that returns nothing.
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
