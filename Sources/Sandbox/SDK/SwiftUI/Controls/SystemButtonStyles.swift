/// The default button style: in a widget, a filled shape behind the label.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: false)
  }
}

/// A style that shows only the label, in its own colors.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled(content: configuration.label)
  }
}

/// A style that shows only the label, in the tint.
@available(iOS 13.0, macOS 10.15, watchOS 8.0, visionOS 1.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.controlForeground(ControlTint(role: configuration.role))
  }
}

/// A style that puts the label on a faint shape.
@available(iOS 15.0, macOS 10.15, watchOS 8.0, visionOS 1.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      label: configuration.label, role: configuration.role, isProminent: false,
      isGrayWithoutTint: true)
  }
}

/// A style that shows a white label on a tinted shape.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: true)
  }
}

/// A style that puts the label on clear glass.
///
/// Widgets draw a faint shape instead.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: false)
  }
}

/// A style that puts the label on tinted glass.
///
/// Widgets draw a tinted shape instead.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, role: configuration.role, isProminent: true)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

/// A label at half opacity while its control is disabled.
struct DimmedWhenDisabled<Content: View>: View {
  let content: Content

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isEnabled { content } else { content.opacity(0.5) }
  }
}
