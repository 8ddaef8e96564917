public import AppleFoundation

/// What an app's scene is doing; a widget's views are never told.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

/// Opens an address when it is called; a widget's code never runs when it could be.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  @preconcurrency nonisolated init() {}

  /// What became of an address.
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {}

  public func callAsFunction(_ url: URL) {}
}

/// Closes a screen of the app when it is called; a widget has none.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

/// Whether a screen of the app is shown; a widget has none.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

/// How much a background stands out.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
  }

  private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  private struct LuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether an app's scene is active, inactive or in the background; nothing for widgets.
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public var dismiss: DismissAction { DismissAction() }

  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// True on the Always-On display.
  @available(iOS 16.0, macOS 13.0, watchOS 8.0, visionOS 1.0, *)
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}
