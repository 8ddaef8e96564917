/// The current background style: the system's style, unless `backgroundStyle` sets another.
@available(iOS 14.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

@available(iOS 14.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
extension BackgroundStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    if let style = environment.backgroundStyle {
      return style.resolved(in: environment, level: level)
    }
    let color: SystemColor =
      switch level {
      case ...0: .background
      case 1: .secondaryBackground
      default: .tertiaryBackground
      }
    return ResolvedStyle(.color(color.rgba(in: environment)))
  }
}

@available(iOS 14.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
