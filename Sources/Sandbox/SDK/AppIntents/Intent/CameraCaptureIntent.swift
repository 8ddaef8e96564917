public import AppleFoundation

/// An intent that opens the camera, including from a control on the locked phone.
@available(iOS 18.0, *)
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
  static var title: LocalizedStringResource { get }
}

@available(iOS 18.0, *)
extension CameraCaptureIntent {
  /// The app's context for the camera, which is always `nil`, because the simulated phone doesn't run the
  /// app.
  public static var appContext: AppContext? {
    get async throws { nil }
  }

  public static func updateAppContext(_ context: AppContext) async throws {
    throw CocoaError(.featureUnsupported)
  }
}
