/// A modifier that animates.
///
/// A `ViewModifier` that conforms to `Animatable` does the same.
@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(watchOS, introduced: 6.0, deprecated: 100000.0)
@available(visionOS, introduced: 1.0, deprecated: 100000.0)
public protocol AnimatableModifier: Animatable, ViewModifier {}
