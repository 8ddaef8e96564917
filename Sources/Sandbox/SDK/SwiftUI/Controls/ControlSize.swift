public import AppleFoundation
import PhoneFacts

/// The size of a control.
@available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  @available(macOS 11.0, *)
  case large
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  case extraLarge

  public static let allCases: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
}

/// The shape behind a bordered button's label.
@available(iOS 15.0, macOS 14.0, watchOS 8.0, visionOS 1.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, roundedRectangle(radius: CGFloat?), circle
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public static let circle = ButtonBorderShape(kind: .circle)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  func shape(for size: ControlSize, systemVersion: SystemVersion) -> AnyShape {
    switch kind {
    case .capsule: return AnyShape(Capsule())
    case .circle: return AnyShape(Circle())
    case .automatic where systemVersion.major >= 26 || size == .mini || size == .small:
      return AnyShape(Capsule())
    case .automatic: return AnyShape(RoundedRectangle(cornerRadius: size == .regular ? 6 : 12))
    case .roundedRectangle(let radius):
      return AnyShape(RoundedRectangle(cornerRadius: radius ?? (size == .large ? 12 : 8)))
    }
  }
}

@available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
extension View {
  /// Sets the size of the controls in a view.
  ///
  /// ```swift
  /// ProgressView(value: 0.6).controlSize(.mini).padding()
  /// ```
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    changingEnvironment(as: "controlSize") { $0.controlSize = controlSize }
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changingEnvironment(as: "buttonBorderShape") { $0.buttonBorderShape = shape }
  }
}
