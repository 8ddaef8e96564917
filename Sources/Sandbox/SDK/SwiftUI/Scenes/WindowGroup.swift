import AppleFoundation

/// The windows of an app.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct WindowGroup<Content> where Content: View {
  let content: () -> Content

  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.content = content
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension WindowGroup: PrimitiveScene {
  func window() -> AnyView? { AnyView(content()) }
}

/// The settings of a macOS app.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct Settings<Content> where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension Settings: PrimitiveScene {}
