public import AppleFoundation
import PhoneFacts

/// The light or dark appearance, as in UIKit.
@available(iOS 12.0, *)
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The traits that dynamic colors depend on.
@available(iOS 8.0, *)
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  let systemVersion: SystemVersion

  @available(iOS 12.0, *)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      style: userInterfaceStyle, displayScale: 3, systemVersion: EnvironmentValues().systemVersion)
  }

  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  init(style: UIUserInterfaceStyle, displayScale: CGFloat, systemVersion: SystemVersion) {
    userInterfaceStyle = style
    self.displayScale = displayScale
    self.systemVersion = systemVersion
    super.init()
  }

  package convenience init(_ environment: EnvironmentValues) {
    self.init(
      style: environment.colorScheme == .dark ? .dark : .light,
      displayScale: environment.displayScale, systemVersion: environment.systemVersion)
  }

  /// The traits of the body being evaluated.
  ///
  /// Outside all bodies, the traits are those of the light appearance.
  @available(iOS 13.0, *)
  public class var current: UITraitCollection {
    UITraitCollection(Evaluation.ambient ?? EnvironmentValues())
  }

  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    environment.displayScale = displayScale
    environment.systemVersion = systemVersion
    return environment
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ColorScheme {
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
