public import AppleFoundation

/// An intent of a kind that the system defines.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol SystemIntent: AppIntent {}

/// An intent that starts, updates or ends a Live Activity.
///
/// It runs in the app.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a Live Activity.
///
/// `LiveActivityIntent` replaces it.
@available(iOS 17.0, *)
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays or pauses audio.
///
/// It runs in the app.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts the app's audio recording interface.
///
/// It runs in the app.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that may bring the app to the foreground while it runs.
@available(iOS 16.4, macOS 13.3, watchOS 9.4, visionOS 1.0, *)
public protocol ForegroundContinuableIntent: AppIntent {}

@available(iOS 16.4, macOS 13.3, watchOS 9.4, visionOS 1.0, *)
extension ForegroundContinuableIntent {
  public static var openAppWhenRun: Bool { false }

  /// Requests that the system bring the app to the foreground.
  ///
  /// It always throws, because the simulated phone doesn't run the app.
  public func requestToContinueInForeground<Value>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    throw AppIntentInteractionUnavailable()
  }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error {
    AppIntentInteractionUnavailable()
  }

  /// Returns the error that requests the system to bring the app to the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool
  ) -> any Error {
    AppIntentInteractionUnavailable()
  }

  /// Requests the person's consent to bring the app to the foreground.
  ///
  /// It always throws, because a widget can't show a dialog.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw AppIntentInteractionUnavailable()
  }
}

/// An intent that opens an item in the app.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An intent that deletes entities permanently.
@available(iOS 17.2, macOS 14.2, watchOS 10.2, visionOS 1.1, *)
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// An intent that starts or stops transmission on a Push to Talk channel.
///
/// It runs in the app.
@available(iOS 17.0, visionOS 1.0, *)
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that shows search results in the app.
@available(iOS 17.2, macOS 14.2, watchOS 10.2, visionOS 1.1, *)
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype SearchScope: Hashable & Sendable = StringSearchScope
  static var searchScopes: [SearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}

/// The scope of a search.
@available(iOS 17.2, macOS 14.2, watchOS 10.2, visionOS 1.1, *)
public enum StringSearchScope: Hashable, Sendable {
  case general, movies, tv, music
}

/// The term of a search.
@available(iOS 17.2, macOS 14.2, watchOS 10.2, visionOS 1.1, *)
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue {
  public let term: String

  public init(term: String) {
    self.term = term
  }
}

/// An intent that replaces a SiriKit intent.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// An intent that the system can suggest.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol PredictableIntent: AppIntent {}

/// An intent that adapts the app while a Focus is active.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol SetFocusFilterIntent: SystemIntent {
  var displayRepresentation: DisplayRepresentation { get }
}

/// An intent that opens a URL.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public static let openAppWhenRun = true

  @IntentParameter(title: "URL") package var url: URL

  public init() {}

  public init(_ url: URL) {
    self.url = url
  }

  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that leads to content in the app, which the app's views handle.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public protocol TargetContentProvidingIntent: AppIntent {
  var contentIdentifier: String { get }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension TargetContentProvidingIntent {
  public var contentIdentifier: String { Self.persistentIdentifier }
}

/// An intent whose effect can be undone.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public protocol UndoableIntent: SystemIntent {}
