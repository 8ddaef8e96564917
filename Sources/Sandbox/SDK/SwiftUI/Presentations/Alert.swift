/// An alert in an app.
@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(watchOS, introduced: 6.0, deprecated: 100000.0)
@available(visionOS, introduced: 1.0, deprecated: 100000.0)
public struct Alert {
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {}

  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button()
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button()
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button()
    }
  }
}

/// A sheet of choices in an app that slides up from the bottom.
@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, unavailable)
@available(watchOS, introduced: 6.0, deprecated: 100000.0)
@available(visionOS, introduced: 1.0, deprecated: 100000.0)
public struct ActionSheet {
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}

  public typealias Button = Alert.Button
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  nonisolated public func alert<Item>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View where Item: Identifiable {
    noting(.presentation)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    noting(.presentation)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, unavailable)
  nonisolated public func actionSheet<T>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View where T: Identifiable {
    noting(.presentation)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, unavailable)
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    noting(.presentation)
  }
}
