import Foundation
public import SwiftUI

/// A standalone view that checks can draw, created in the learner's process.
///
/// ```swift
/// let row = ViewProbe("row") { (celsius: Int) in WeatherRow(temperature: celsius) }
/// ```
public struct ViewProbe: Sendable {
  public let name: String
  package let make: @MainActor @Sendable ([Data]) throws -> AnyView

  public init<each Argument: ProbeArgument, Content: View>(
    _ name: String,
    @ViewBuilder _ body: @escaping @MainActor (repeat each Argument) throws -> Content
  ) {
    self.name = name
    make = { data in
      var arguments = ProbeArguments(data, probe: name)
      let view = try body(repeat try arguments.next((each Argument).self))
      try arguments.finish()
      return AnyView(view)
    }
  }
}
