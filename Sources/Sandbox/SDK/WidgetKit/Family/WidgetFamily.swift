package import PhoneFacts

/// The size and placement of a widget.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public enum WidgetFamily: Int, Hashable, Sendable {
  /// A small square, the smallest widget on the Home Screen.
  case systemSmall
  case systemMedium
  case systemLarge
  @available(iOS 15.0, macOS 14.0, visionOS 26.0, *)
  @available(watchOS, unavailable)
  case systemExtraLarge
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS 9.0, *)
  case accessoryCorner
  @available(iOS 16.0, watchOS 9.0, *)
  @available(macOS, unavailable)
  case accessoryCircular
  @available(iOS 16.0, watchOS 9.0, *)
  @available(macOS, unavailable)
  case accessoryRectangular
  @available(iOS 16.0, watchOS 9.0, *)
  @available(macOS, unavailable)
  case accessoryInline
  @available(iOS 27.0, macOS 27.0, visionOS 26.0, *)
  @available(watchOS, unavailable)
  case systemExtraLargePortrait
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { family.rawValue }

  public var debugDescription: String { "WidgetFamily.\(description)" }
}

extension WidgetFamily {
  /// The corresponding family in modules that don't import WidgetKit.
  package var family: Family {
    switch self {
    case .systemSmall: .systemSmall
    case .systemMedium: .systemMedium
    case .systemLarge: .systemLarge
    case .systemExtraLarge: .systemExtraLarge
    case .accessoryCorner: .accessoryCorner
    case .accessoryCircular: .accessoryCircular
    case .accessoryRectangular: .accessoryRectangular
    case .accessoryInline: .accessoryInline
    case .systemExtraLargePortrait: .systemExtraLargePortrait
    }
  }

  /// Creates a family from its counterpart in other modules.
  package init(_ family: Family) {
    self =
      switch family {
      case .systemSmall: .systemSmall
      case .systemMedium: .systemMedium
      case .systemLarge: .systemLarge
      case .systemExtraLarge: .systemExtraLarge
      case .accessoryCorner: .accessoryCorner
      case .accessoryCircular: .accessoryCircular
      case .accessoryRectangular: .accessoryRectangular
      case .accessoryInline: .accessoryInline
      case .systemExtraLargePortrait: .systemExtraLargePortrait
      }
  }

  /// All families in the order of their raw values.
  package static let everyFamily = Family.allCases.map { WidgetFamily($0) }
    .sorted { $0.rawValue < $1.rawValue }

  /// Whether the family is for the Lock Screen or for complications.
  package var isAccessory: Bool { family.isAccessory }
}
