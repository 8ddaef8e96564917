public import AppleFoundation

/// An intent that opens the camera, also from a control on the locked phone.
@available(iOS 18.0, *)
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
  static var title: LocalizedStringResource { get }
}

@available(iOS 18.0, *)
extension CameraCaptureIntent {
  /// What the app left for the camera; nothing runs the app here, so there is nothing.
  public static var appContext: AppContext? {
    get async throws { nil }
  }

  public static func updateAppContext(_ context: AppContext) async throws {
    throw CocoaError(.featureUnsupported)
  }
}
