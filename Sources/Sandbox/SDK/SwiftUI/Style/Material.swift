import Drawing

/// A translucent, blurred layer between a background and the content in front of it.
@available(iOS 15.0, macOS 12.0, watchOS 10.0, visionOS 1.0, *)
public struct Material: Sendable {
  /// The thickness, from 0 for ultra thin to 1 for ultra thick.
  let thickness: Double

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 0.25)
  public static let regular = Material(thickness: 0.5)
  public static let thick = Material(thickness: 0.75)
  public static let ultraThick = Material(thickness: 1)
  public static let bar = Material(thickness: 0.5)
}

@available(iOS 15.0, macOS 12.0, watchOS 10.0, visionOS 1.0, *)
extension Material: ShapeStyle, PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let tone = environment.colorScheme == .dark ? RGBA(hex: 0x252525) : RGBA(hex: 0xF6F6F6)
    return ResolvedStyle(.material(base: tone, thickness: thickness)).faded(toLevel: level)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

@available(iOS 15.0, macOS 12.0, watchOS 10.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct BackgroundMaterialKey: EnvironmentKey {
    static let defaultValue: Material? = nil
  }

  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
