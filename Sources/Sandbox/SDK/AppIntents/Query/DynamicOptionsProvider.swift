/// A type that provides a parameter's options when the person edits the parameter.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Item
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem
  public typealias Dependency = AppDependency

  public func defaultResult() async -> Result.Item? { nil }
}

/// A collection of options: a list, or a list in sections.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ResultsCollection {
  associatedtype Item: _IntentValue
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Item = Element
}
