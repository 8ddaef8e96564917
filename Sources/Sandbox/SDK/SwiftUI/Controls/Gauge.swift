/// A view that shows a value within a range, on a bar or a ring.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  let markedValueLabels: MarkedValueLabels

  init<V>(
    value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel,
    markedValueLabels: MarkedValueLabels
  ) where V: BinaryFloatingPoint {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let place = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    fraction = place.isNaN ? 0 : max(0, min(1, place))
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
  }

  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where V: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: EmptyView()
    )
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: EmptyView()
    )
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension Gauge where BoundsLabel == EmptyView {
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where V: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      markedValueLabels: markedValueLabels())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: EmptyView())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension Gauge: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    func part<Part: View>(_ view: Part) -> AnyView? {
      Part.self == EmptyView.self ? nil : AnyView(view)
    }
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view: AnyView(label)),
      currentValueLabel: part(currentValueLabel).map { .init(view: $0) },
      minimumValueLabel: part(minimumValueLabel).map { .init(view: $0) },
      maximumValueLabel: part(maximumValueLabel).map { .init(view: $0) },
      markedValueLabels: part(markedValueLabels).map { .init(view: $0) })
    let style = context.environment.gaugeStyle
    let content = context.rowNode { context in
      context.nodes(ofBodyOf: style) { AnyView(style.makeBody(configuration: configuration)) }
    }
    let node = content.wrapped("Gauge", behavior: PassthroughBehavior(), in: context)
    node.traits.fraction = fraction
    return [node]
  }
}
