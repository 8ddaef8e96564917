@available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the size of symbols relative to the text beside them.
  ///
  /// ```swift
  /// Label("Rain", systemImage: "cloud.rain").imageScale(.large)
  /// ```
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment(as: "imageScale") { $0.imageScale = scale }
  }

  /// Sets the coloring of symbols: a single color, levels of a color, several colors, or the symbols' own
  /// colors.
  ///
  /// ```swift
  /// Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor).font(.largeTitle)
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    changingEnvironment(as: "symbolRenderingMode") { $0.symbolRenderingMode = mode }
  }

  /// Sets the variant of the symbols in a view, such as filled.
  ///
  /// ```swift
  /// Image(systemName: "cloud").symbolVariant(.fill).font(.largeTitle)
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment(as: "symbolVariant") { environment in
      environment.symbolVariants =
        variant == .none ? .none : environment.symbolVariants.adding(variant)
    }
  }
}
