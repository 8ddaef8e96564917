public import AppleFoundation

/// A text field for secrets, such as passwords.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct SecureField<Label> where Label: View {
  let label: Label
  let typed: Binding<String>
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension SecureField where Label == Text {
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
extension SecureField: View {
  public var body: some View {
    ProhibitedView(name: "SecureField") {
      let secret = typed.wrappedValue
      let _ = SceneLife.current?.keep(secret: secret)
      if secret.isEmpty {
        label.foregroundColor(.secondary)
      } else {
        Text(verbatim: String(repeating: "•", count: secret.count))
      }
    }
  }
}

/// A view for editing long text.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct TextEditor {
  nonisolated public init(text: Binding<String>) {}
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension TextEditor: View {
  public var body: some View { ProhibitedView(name: "TextEditor") }
}

/// A button that starts and ends editing in the lists around it.
@available(iOS 13.0, visionOS 1.0, *)
public struct EditButton {
  nonisolated public init() {}
}

@available(iOS 13.0, visionOS 1.0, *)
extension EditButton: View {
  public var body: some View { ProhibitedView(name: "EditButton") }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension TextField where Label == Text {
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    label = Text(titleKey)
    typed = Binding(get: { format.format(value.wrappedValue) }, set: { _ in })
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    label = Text(titleKey)
    typed = text
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    label = Text(titleKey)
    typed = text
  }
}
