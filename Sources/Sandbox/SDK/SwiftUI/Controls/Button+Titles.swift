public import AppIntents
public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: .closure(action), role: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: .closure(action), role: nil, label: Text(title))
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: .closure(action), role: role, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: .closure(action), role: role, label: Text(title))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Button where Label == Text {
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, intent: I
  ) where I: AppIntent {
    self.init(action: .intent(intent), role: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, intent: I
  ) where S: StringProtocol, I: AppIntent {
    self.init(action: .intent(intent), role: nil, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<I>(
    _ titleResource: LocalizedStringResource, intent: I
  ) where I: AppIntent {
    self.init(action: .intent(intent), role: nil, label: Text(titleResource))
  }

  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I
  ) where I: AppIntent {
    self.init(action: .intent(intent), role: role, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, role: ButtonRole?, intent: I
  ) where S: StringProtocol, I: AppIntent {
    self.init(action: .intent(intent), role: role, label: Text(title))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      action: .closure(action), role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      action: .closure(action), role: nil, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      action: .closure(action), role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage)
    )
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      action: .closure(action), role: role, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, systemImage: String, intent: I
  ) where I: AppIntent {
    self.init(
      action: .intent(intent), role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, systemImage: String, intent: I
  ) where S: StringProtocol, I: AppIntent {
    self.init(
      action: .intent(intent), role: nil, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
  ) where I: AppIntent {
    self.init(
      action: .intent(intent), role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, systemImage: String, role: ButtonRole?, intent: I
  ) where S: StringProtocol, I: AppIntent {
    self.init(
      action: .intent(intent), role: role, label: SwiftUI.Label(title, systemImage: systemImage))
  }
}
