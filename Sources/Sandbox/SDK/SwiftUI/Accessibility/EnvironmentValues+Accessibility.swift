// The accessibility settings of the device, all at their defaults.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public var accessibilityShowButtonShapes: Bool { false }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public var accessibilityVoiceOverEnabled: Bool { false }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public var accessibilitySwitchControlEnabled: Bool { false }
}
