public import AppleFoundation

/// The screen of the device that the picture is made for.
@available(iOS 2.0, *)
public final class UIScreen: NSObject, Sendable {
  private static let only = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

  /// In points: 393 × 852 unless the picture is made for another device.
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

  /// How the device is held while an app runs on it; nil where only pictures are made.
  ///
  /// Unsafe only in name: the simulated phone turns on the main actor and nowhere else.
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

  /// The device's screen in points, where the picture is made for a particular one.
  package var screenSize: CGSize? {
    get { self[ScreenSizeKey.self] }
    set { self[ScreenSizeKey.self] = newValue }
  }
}
