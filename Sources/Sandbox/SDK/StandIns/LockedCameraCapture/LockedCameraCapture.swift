public import AppIntents
public import AppleFoundation
public import SwiftUI

/// A scene that the camera of a locked phone shows.
@available(iOS 18.0, *)
public protocol LockedCameraCaptureExtensionScene {
  associatedtype Body: LockedCameraCaptureExtensionScene
  @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 18.0, *)
extension Never: LockedCameraCaptureExtensionScene {}

/// An extension that takes pictures while the phone is locked.
///
/// The simulated phone has no camera: it compiles, and nothing starts it.
@available(iOS 18.0, *)
public protocol LockedCameraCaptureExtension {
  associatedtype Body: LockedCameraCaptureExtensionScene
  init()
  @MainActor @preconcurrency var body: Body { get }
}

/// What the extension shows.
@available(iOS 18.0, *)
public struct LockedCameraCaptureUIScene<Content>: LockedCameraCaptureExtensionScene
where Content: View {
  let content: (LockedCameraCaptureSession) -> Content

  public init(@ViewBuilder content: @escaping (LockedCameraCaptureSession) -> Content) {
    self.content = content
  }

  public var body: Never {
    // It has no body of its own; it traps on the phone as well.
    fatalError("LockedCameraCaptureUIScene has no body")
  }
}

/// The kind of activity by which the extension opens its app.
@available(iOS 18.0, *)
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"

/// One run of the extension.
@available(iOS 18.0, *)
public final class LockedCameraCaptureSession: Sendable {
  /// Where pictures are kept until the app takes them.
  public let sessionContentURL: URL

  init(sessionContentURL: URL) {
    self.sessionContentURL = sessionContentURL
  }

  public func openApplication(for userActivity: NSUserActivity) async throws {
    throw CocoaError(.featureUnsupported)
  }
}
