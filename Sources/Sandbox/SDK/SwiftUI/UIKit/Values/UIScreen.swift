public import AppleFoundation

/// The screen of the device that the picture is for.
@available(iOS 2.0, *)
public final class UIScreen: NSObject, Sendable {
  private static let only = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

  /// The bounds in points: 393 × 852 unless the picture is for another device.
  public let bounds: CGRect
  public let scale: CGFloat = 3
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  /// The screen size of the device in its current orientation while an app runs, or `nil` while only pictures
  /// are created.
  ///
  /// `nonisolated(unsafe)` is safe here, because the simulated phone rotates only on the main actor.
  nonisolated(unsafe) package static var held: CGSize?

  public class var main: UIScreen {
    guard let size = Evaluation.ambient?.screenSize ?? held else { return only }
    return UIScreen(bounds: CGRect(origin: .zero, size: size))
  }
}

extension EnvironmentValues {
  private struct ScreenSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
  }

  /// The size of the device's screen in points, if the picture is for a particular device.
  package var screenSize: CGSize? {
    get { self[ScreenSizeKey.self] }
    set { self[ScreenSizeKey.self] = newValue }
  }
}
