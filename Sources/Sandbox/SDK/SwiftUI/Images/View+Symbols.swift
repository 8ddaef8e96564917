@available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Makes symbols smaller or larger than the text beside them.
  ///
  /// ```swift
  /// Label("Rain", systemImage: "cloud.rain").imageScale(.large)
  /// ```
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment(as: "imageScale") { $0.imageScale = scale }
  }

  /// Says how symbols are coloured: in one colour, in levels of it, in several, or in their own.
  ///
  /// ```swift
  /// Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor).font(.largeTitle)
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    changingEnvironment(as: "symbolRenderingMode") { $0.symbolRenderingMode = mode }
  }

  /// Chooses a form of symbols, such as filled ones.
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
