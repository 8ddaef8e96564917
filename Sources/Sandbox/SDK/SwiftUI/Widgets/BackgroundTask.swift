import AppleFoundation

/// A task that the system runs in the background for an app or a widget.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct BackgroundTask<Request, Response>: Sendable {}

@available(iOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}
