struct FadedShapeStyle<Base>: ShapeStyle, PrimitiveShapeStyle where Base: ShapeStyle {
  let base: Base
  let opacity: Double

  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    base.resolved(in: environment, level: level).faded(by: opacity)
  }
}

/// A style with a drop shadow or an inner shadow.
struct ShadowedShapeStyle<Base>: ShapeStyle, PrimitiveShapeStyle where Base: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    var style = base.resolved(in: environment, level: level)
    style.shadows.append(shadow.resolved(in: environment))
    return style
  }
}

/// A style that blends with the content below it.
struct BlendedShapeStyle<Base>: ShapeStyle, PrimitiveShapeStyle where Base: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    var style = base.resolved(in: environment, level: level)
    style.blendMode = mode.layerMode
    return style
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: self, opacity: opacity)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: self, mode: mode)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: ForegroundStyle(), opacity: opacity)
  }

  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: ForegroundStyle(), mode: mode)
  }

  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: ForegroundStyle(), shadow: style)
  }
}
