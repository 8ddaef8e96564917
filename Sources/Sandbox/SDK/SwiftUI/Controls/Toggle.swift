public import AppIntents
import Sentences

/// A control that turns a setting on or off.
///
/// ```swift
/// Toggle("Celsius", isOn: .constant(true)).padding()
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Toggle<Label> where Label: View {
  let isOn: () -> Bool
  /// The intent that a tap runs, or `nil` for a toggle bound to a value, which a widget can't change.
  let intent: (any AppIntent)?
  let label: Label

  init(isOn: @escaping () -> Bool, intent: (any AppIntent)?, label: Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label
  }

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: { isOn.wrappedValue }, intent: nil, label: label())
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(
      isOn: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } }, intent: nil, label: label())
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public init<I>(
    isOn: Bool, intent: I, @ViewBuilder label: () -> Label
  ) where I: AppIntent {
    self.init(isOn: { isOn }, intent: intent, label: label())
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: I
  ) where I: AppIntent {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, isOn: Bool, intent: I
  ) where S: StringProtocol, I: AppIntent {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    let value = configuration.isOn
    self.init(isOn: { value }, intent: configuration.intent, label: configuration.label)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Toggle: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let value = context.evaluation.withAmbient(context.environment, isOn)
    let configuration = ToggleStyleConfiguration(
      label: .init(view: AnyView(label)), isOn: value, intent: intent)
    let style = context.environment.toggleStyle
    let inner = context.setting(\.toggleStyle, to: DefaultToggleStyle())
    let content = inner.rowNode { inner in
      inner.nodes(ofBodyOf: style) { AnyView(style.makeBody(configuration: configuration)) }
    }
    let node = content.wrapped("Toggle", behavior: PassthroughBehavior(), in: context)
    node.traits.isOn = value
    if !context.environment.isEnabled { node.traits.isDisabled = true }
    if let intent {
      node.traits.action = ControlAction.intent(intent).trait(in: context)
    } else {
      context.evaluation.noteOnce(
        rule: "closure-action",
        Sentence(
          "In a widget, a toggle can't change the value it's bound to. Use Toggle(isOn:intent:).",
          ko: "위젯에서는 스위치가 바인딩된 값을 바꾸지 못해요. Toggle(isOn:intent:)을 쓰세요."))
      node.traits.action = .closure
    }
    return [node]
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
  ) where I: AppIntent {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
