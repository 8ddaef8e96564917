package import Drawing

/// The way a symbol's layers are colored.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolRenderingMode: Hashable, Sendable {
  package let drawn: SymbolDrawing.RenderingMode

  public static let monochrome = SymbolRenderingMode(drawn: .monochrome)
  public static let multicolor = SymbolRenderingMode(drawn: .multicolor)
  public static let hierarchical = SymbolRenderingMode(drawn: .hierarchical)
  public static let palette = SymbolRenderingMode(drawn: .palette)
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
