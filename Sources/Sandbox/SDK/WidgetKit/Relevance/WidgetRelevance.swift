public import AppIntents

/// The situations in which a widget's configurations are relevant for the Smart Stack.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
public struct WidgetRelevance<Configuration> {
  package let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// A situation in which a configuration is relevant.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
public struct WidgetRelevanceAttribute<Configuration> {
  package let configuration: Configuration
  package let context: RelevantContext?
  package let group: WidgetRelevanceGroup?

  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
    self.context = context
    self.group = nil
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.configuration = configuration
    self.context = nil
    self.group = group
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) {
    self.init(configuration: (), context: context)
  }

  public init(group: WidgetRelevanceGroup) {
    self.init(configuration: (), group: group)
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// The grouping of suggestions for a widget's configurations.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
public struct WidgetRelevanceGroup: Hashable, Sendable {
  private enum Grouping: Hashable, Sendable {
    case automatic, ungrouped
    case named(String)
  }

  private let grouping: Grouping

  public static let automatic = WidgetRelevanceGroup(grouping: .automatic)
  public static let ungrouped = WidgetRelevanceGroup(grouping: .ungrouped)
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(grouping: .named(name))
  }
}
