/// A pair of summaries, chosen by the value of a parameter.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ParameterSummaryWhenCondition<Intent, WhenTrue, Otherwise>: ParameterSummary
where Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary {
  package let whenTrue: WhenTrue
  package let otherwise: Otherwise
  package let applies: (Intent, IntentWidgetFamily?) -> Bool

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryEqualityOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: Equatable {
    self.whenTrue = whenTrue()
    self.otherwise = otherwise()
    applies = { intent, _ in
      let current = intent[keyPath: keyPath].currentValue
      return comparison == .equalTo ? current == value : current != value
    }
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryPresenceOperator,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.whenTrue = whenTrue()
    self.otherwise = otherwise()
    applies = { intent, _ in
      // An optional that is `nil` also counts as no value.
      let hasValue = intent[keyPath: keyPath].anyValue != nil
      return (comparison == .hasAnyValue) == hasValue
    }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryMembershipOperator, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: Equatable {
    self.whenTrue = whenTrue()
    self.otherwise = otherwise()
    applies = { intent, _ in intent[keyPath: keyPath].currentValue.map(values.contains) ?? false }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(
    widgetFamily comparison: ParameterSummaryEqualityOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.whenTrue = whenTrue()
    self.otherwise = otherwise()
    applies = { _, shown in comparison == .equalTo ? shown == family : shown != family }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(
    widgetFamily comparison: ParameterSummaryMembershipOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.whenTrue = whenTrue()
    self.otherwise = otherwise()
    applies = { _, shown in shown.map(families.contains) ?? false }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum ParameterSummaryEqualityOperator: Hashable, Sendable {
  case equalTo
  case notEqualTo
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum ParameterSummaryPresenceOperator: Hashable, Sendable {
  case hasAnyValue
  case hasNoValue
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public enum ParameterSummaryMembershipOperator: Hashable, Sendable {
  case oneOf
}
