/// An error that an intent throws for the system to explain.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AppIntentError: Error, Equatable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Asks the system to perform the intent again.
  public static let restartPerform = AppIntentError("restartPerform")

  /// Permissions that the app lacks.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public enum PermissionRequired {
    public static let bluetooth = AppIntentError("bluetooth")
    public static let contacts = AppIntentError("contacts")
    public static let localNetwork = AppIntentError("localNetwork")
    public static let photos = AppIntentError("photos")
    public static let siri = AppIntentError("siri")

    public static func location(precise: Bool) -> AppIntentError {
      AppIntentError(precise ? "preciseLocation" : "location")
    }
  }

  /// Errors that nobody can correct at once.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public enum Unrecoverable {
    public static let entityNotFound = AppIntentError("entityNotFound")
    public static let featureCurrentlyRestricted = AppIntentError("featureCurrentlyRestricted")
    public static let networkFailure = AppIntentError("networkFailure")
    public static let notAllowed = AppIntentError("notAllowed")
    public static let partialFailure = AppIntentError("partialFailure")
    public static let unknown = AppIntentError("unknown")
    public static let unsupportedOnDevice = AppIntentError("unsupportedOnDevice")
  }

  /// Errors that the person can correct, such as by signing in.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError("accountSetup")
    public static let confirmation = AppIntentError("confirmation")
    public static let signin = AppIntentError("signin")
  }
}
