public import AppleFoundation

/// A collection of options in sections.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentItemCollection<Result>: ResultsCollection, Sendable
where Result: _IntentValue & Sendable {
  public typealias Item = Result

  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }

  /// The values of all sections.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      items: items.map { IntentItem($0) })
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @ArrayBuilder<IntentItemSection<Result>> sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }
}

/// A section of options with a title.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentItemSection<Result>: Sendable where Result: _IntentValue & Sendable {
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    items: [Result]
  ) {
    self.init(title, subtitle: subtitle, items: items.map { IntentItem($0) })
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    @IntentItemBuilder<Result> items: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, items: items())
  }
}

/// An option with its display representation.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentItem<Result>: Sendable where Result: _IntentValue & Sendable {
  public let value: Result
  public let displayRepresentation: DisplayRepresentation?

  public init(
    _ value: Result, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.displayRepresentation = title.map {
      DisplayRepresentation(title: $0, subtitle: subtitle, image: image)
    }
  }
}

/// A result builder for arrays.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct ArrayBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first: [Element]) -> [Element] { first }
  public static func buildEither(second: [Element]) -> [Element] { second }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

/// A result builder for options from values and items.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct IntentItemBuilder<Result> where Result: _IntentValue & Sendable {
  public typealias Items = [IntentItem<Result>]

  public static func buildExpression(_ item: IntentItem<Result>) -> Items { [item] }
  public static func buildExpression(_ items: Items) -> Items { items }
  public static func buildExpression(_ value: Result) -> Items { [IntentItem(value)] }
  public static func buildExpression(_ values: [Result]) -> Items { values.map { IntentItem($0) } }
  public static func buildBlock(_ parts: Items...) -> Items { parts.flatMap { $0 } }
  public static func buildOptional(_ part: Items?) -> Items { part ?? [] }
  public static func buildEither(first: Items) -> Items { first }
  public static func buildEither(second: Items) -> Items { second }
  public static func buildArray(_ parts: [Items]) -> Items { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: Items) -> Items { part }
}
