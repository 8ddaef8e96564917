/// A symbol effect for replacing one symbol with another.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ContentTransition {
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect {
    .symbolEffect
  }
}

// A picture shows the state after every change, so animated content appears in its final state.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(content: AnyView(self)))
  }
}
