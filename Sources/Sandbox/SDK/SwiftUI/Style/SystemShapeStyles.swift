/// The style of a selected item's highlight.
@available(iOS 15.0, macOS 12.0, watchOS 10.0, visionOS 1.0, *)
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of the line between two pieces of content.
@available(iOS 17.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of the placeholder text in a field.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of the text of a link.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of translucent gray areas on a background.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of a window's background.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
}

@available(iOS 15.0, macOS 12.0, watchOS 10.0, visionOS 1.0, *)
extension SelectionShapeStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    TintShapeStyle().resolved(in: environment, level: level)
  }
}

@available(iOS 17.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
extension SeparatorShapeStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    Color(system: .separator).resolved(in: environment, level: level)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    Color(system: .placeholderText).resolved(in: environment, level: level)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension LinkShapeStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    Color(system: .link).resolved(in: environment, level: level)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension FillShapeStyle: PrimitiveShapeStyle {
  /// Returns one of the system's four grays for fills.
  ///
  /// `.fill.secondary` and its siblings are separate grays, not fainter copies of one gray.
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let fill: SystemColor =
      switch level {
      case ...0: .fill
      case 1: .secondaryFill
      case 2: .tertiaryFill
      default: .quaternaryFill
      }
    return ResolvedStyle(.color(fill.rgba(in: environment)))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension WindowBackgroundShapeStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    Color(system: .background).resolved(in: environment, level: level)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

@available(iOS 17.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
