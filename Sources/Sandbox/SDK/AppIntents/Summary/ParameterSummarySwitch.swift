/// Several summaries, chosen by the value of a parameter.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ParameterSummarySwitchCondition<Intent, Value>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue & Sendable {
  /// Returns the value that determines the branch.
  let value: (Intent, IntentWidgetFamily?) -> Value?
  let cases: [ParameterSummaryCase<Intent, Value>]

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) {
    value = { intent, _ in intent[keyPath: keyPath].currentValue }
    self.cases = cases()
  }

  /// Represents the family of the widget being edited.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public enum WidgetFamily: Hashable, Sendable {
    case widgetFamily
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) where Value == IntentWidgetFamily {
    value = { _, family in family }
    self.cases = cases()
  }
}

/// A branch of a `Switch`: its values and its summary.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ParameterSummaryCase<Intent, Value> where Intent: AppIntent {
  package let applies: (Value?) -> Bool
  package let summary: any ParameterSummary
}

/// The branch of a `Switch` for one or more values.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>
where Intent: AppIntent, Summary: ParameterSummary {
  let branch: ParameterSummaryCase<Intent, Value>

  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) where Value: Equatable {
    branch = ParameterSummaryCase(applies: { $0 == value }, summary: summary())
  }

  public init(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) where Value: Equatable {
    branch = ParameterSummaryCase(
      applies: { $0.map(values.contains) ?? false }, summary: summary())
  }
}

/// The branch of a `Switch` for all other values.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ParameterSummaryDefaultCaseCondition<Intent, Summary>
where Intent: AppIntent, Summary: ParameterSummary {
  let summary: Summary

  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
    self.summary = summary()
  }
}

/// A result builder for the branches of a `Switch`.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent, Value> where Intent: AppIntent {
  public static func buildExpression<Summary>(
    _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> ParameterSummaryCase<Intent, Value> {
    expression.branch
  }

  public static func buildExpression<Summary>(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Summary>
  ) -> ParameterSummaryCase<Intent, Value> {
    ParameterSummaryCase(applies: { _ in true }, summary: expression.summary)
  }

  public static func buildBlock(
    _ cases: ParameterSummaryCase<Intent, Value>...
  ) -> [ParameterSummaryCase<Intent, Value>] {
    cases
  }
}
