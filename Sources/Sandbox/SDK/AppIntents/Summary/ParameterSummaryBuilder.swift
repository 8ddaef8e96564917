/// A result builder for a single summary.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct ParameterSummaryBuilder<Intent> where Intent: AppIntent {
  public static func buildExpression(
    _ summary: IntentParameterSummary<Intent>
  ) -> IntentParameterSummary<Intent> {
    summary
  }

  public static func buildExpression<WhenTrue, Otherwise>(
    _ summary: ParameterSummaryWhenCondition<Intent, WhenTrue, Otherwise>
  ) -> ParameterSummaryWhenCondition<Intent, WhenTrue, Otherwise> {
    summary
  }

  public static func buildExpression<Value>(
    _ summary: ParameterSummarySwitchCondition<Intent, Value>
  ) -> ParameterSummarySwitchCondition<Intent, Value> {
    summary
  }

  public static func buildBlock<Summary>(_ summary: Summary) -> Summary
  where Summary: ParameterSummary {
    summary
  }
}
