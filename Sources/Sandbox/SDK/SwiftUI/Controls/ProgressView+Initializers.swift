public import AppleFoundation

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(progress: .indeterminate, label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(progress: .indeterminate, label: label(), currentValueLabel: EmptyView())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init { Text(title) }
  }

  nonisolated public init<V>(
    value: V?, total: V = 1.0
  ) where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(
      progress: Self.progress(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint {
    self.init(
      progress: Self.progress(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(title) }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      progress: .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      progress: configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
      label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}
