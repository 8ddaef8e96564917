public import AppleFoundation

/// The orientation of an app's interface on the screen.
@available(iOS 2.0, visionOS 1.0, *)
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// An object with its own coordinate space, such as a screen.
@available(iOS 8.0, visionOS 1.0, *)
public protocol UICoordinateSpace: NSObjectProtocol {
  @MainActor @preconcurrency var bounds: CGRect { get }
}

@available(iOS 8.0, *)
extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
}
