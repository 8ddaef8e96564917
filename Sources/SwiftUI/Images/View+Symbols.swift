@available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment(as: "imageScale") { $0.imageScale = scale }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    changingEnvironment(as: "symbolRenderingMode") { $0.symbolRenderingMode = mode }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment(as: "symbolVariant") { environment in
      environment.symbolVariants =
        variant == .none ? .none : environment.symbolVariants.adding(variant)
    }
  }
}
