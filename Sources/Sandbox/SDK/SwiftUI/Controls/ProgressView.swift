public import AppleFoundation
import Sentences

/// A view that shows how much of a task is done.
///
/// ```swift
/// ProgressView(value: 0.6) { Text("Rain today") }.padding()
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  /// The source of the completed fraction.
  enum Progress {
    case indeterminate
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  let progress: Progress
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(progress: Progress, label: Label, currentValueLabel: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  static func progress<V>(_ value: V?, of total: V) -> Progress where V: BinaryFloatingPoint {
    guard let value else { return .indeterminate }
    let fraction = total > 0 ? Double(value / total) : 0
    return .fraction(fraction.isNaN ? 0 : max(0, min(1, fraction)))
  }

  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      progress: Self.progress(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let fraction = fraction(at: context.environment.currentDate)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(view: AnyView(currentValueLabel)))
    let style = context.environment.progressViewStyle
    if case .timer = progress, !style.isOfTheSystem {
      context.evaluation.noteOnce(
        rule: "never-runs",
        Sentence(
          "In a style of your own, ProgressView(timerInterval:) stays as it was archived. Only the system's styles move.",
          ko: "직접 만든 스타일의 ProgressView(timerInterval:)는 저장된 모습 그대로예요. 시스템의 스타일만 움직여요."))
    }
    let inner = context.setting(\.progressViewStyle, to: DefaultProgressViewStyle())
    let content = inner.rowNode { inner in
      inner.nodes(ofBodyOf: style) { AnyView(style.makeBody(configuration: configuration)) }
    }
    let node = content.wrapped("ProgressView", behavior: PassthroughBehavior(), in: context)
    node.traits.fraction = fraction
    return [node]
  }

  private func fraction(at date: Date) -> Double? {
    switch progress {
    case .indeterminate: return nil
    case .fraction(let fraction): return fraction
    case .timer(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = date.timeIntervalSince(interval.lowerBound)
      let done = length > 0 ? max(0, min(1, passed / length)) : 1
      return countsDown ? 1 - done : done
    }
  }
}

/// The default label of a date-based progress view: the remaining or elapsed time.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
