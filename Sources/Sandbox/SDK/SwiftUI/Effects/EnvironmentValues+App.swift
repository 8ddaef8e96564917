public import AppleFoundation

/// The state of an app's scene.
///
/// It has no meaning in a widget.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

/// An action that opens a URL.
///
/// Widgets can't call it, because their code doesn't run while they're on screen.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  @preconcurrency nonisolated init() {}

  /// The result of opening a URL.
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

/// An action that closes a screen of the app.
///
/// A widget has no screens.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

/// The presentation state of a screen of the app.
///
/// A widget has no screens.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

/// The visual prominence of a background.
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

  /// The state of the app's scene: active, inactive or in the background.
  ///
  /// It has no meaning in a widget.
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

  /// Whether the display is dimmed, as on the Always-On display.
  @available(iOS 16.0, macOS 13.0, watchOS 8.0, visionOS 1.0, *)
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}
