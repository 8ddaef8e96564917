import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Image {
  /// Makes an image fill the proposed space instead of keeping its own size.
  ///
  /// ```swift
  /// Image(systemName: "cloud.sun.fill").resizable().frame(width: 90, height: 60)
  /// ```
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// Has no effect, because terminals and image viewers scale pictures with their own smoothing.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }

  /// Has no effect, like `interpolation(_:)`.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
