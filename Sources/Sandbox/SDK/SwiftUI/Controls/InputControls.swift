public import AppleFoundation

// Controls that need more than a tap compile in a widget, but the system draws a placeholder instead.

/// A control for entering a line of text.
///
/// ```swift
/// TextField("Place", text: .constant("Seoul")).padding()
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct TextField<Label> where Label: View {
  let label: Label
  let typed: Binding<String>
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
    typed = text
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    label = Text(title)
    typed = text
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension TextField: View {
  public var body: some View {
    ProhibitedView(name: "TextField") {
      if typed.wrappedValue.isEmpty {
        label.foregroundColor(.secondary)
      } else {
        Text(verbatim: typed.wrappedValue)
      }
    }
  }
}

/// A control for choosing one of several values.
///
/// ```swift
/// Picker("Unit", selection: .constant("C")) { Text("°C").tag("C"); Text("°F").tag("F") }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Picker: View {
  public var body: some View { ProhibitedView(name: "Picker") }
}

/// A control for choosing a value from a range by sliding.
///
/// ```swift
/// Slider(value: .constant(0.4)).padding()
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let label: Label
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    label = EmptyView()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Slider: View {
  public var body: some View { ProhibitedView(name: "Slider") }
}

/// A control for changing a value in steps.
///
/// ```swift
/// Stepper("Hours", value: .constant(6)).padding()
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
public struct Stepper<Label> where Label: View {
  let label: Label

  nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
extension Stepper where Label == Text {
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    label = Text(titleKey)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
extension Stepper: View {
  public var body: some View { ProhibitedView(name: "Stepper") }
}

/// A control for choosing a date.
@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
public struct DatePicker<Label> where Label: View {
  let label: Label

  nonisolated public init(
    selection: Binding<Date>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
extension DatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) {
    label = Text(titleKey)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
extension DatePicker: View {
  public var body: some View { ProhibitedView(name: "DatePicker") }
}

/// A button that opens a list of actions.
///
/// ```swift
/// Menu("Units") { Text("°C"); Text("°F") }
/// ```
@available(iOS 14.0, macOS 11.0, *)
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, *)
extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

@available(iOS 14.0, macOS 11.0, *)
extension Menu: View {
  public var body: some View { ProhibitedView(name: "Menu") }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    label = EmptyView()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
extension Stepper where Label == Text {
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    label = Text(titleKey)
  }
}

/// The parts of a date that a date picker offers.
@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents
  ) {
    self.init(titleKey, selection: selection)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection)
  }
}
