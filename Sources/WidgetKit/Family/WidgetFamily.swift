/// A widget's size and place.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public enum WidgetFamily: Int, Hashable, Sendable {
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
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    }
  }

  public var debugDescription: String { "WidgetFamily.\(description)" }
}

extension WidgetFamily {
  /// Every family there is, in the order of their raw values.
  package static let everyFamily = (0...8).compactMap { WidgetFamily(rawValue: $0) }

  /// The family named as learners write it, such as `systemSmall`.
  package init?(name: String) {
    guard let family = Self.everyFamily.first(where: { $0.description == name }) else { return nil }
    self = family
  }

  /// Whether the family belongs to the Lock Screen and complications.
  package var isAccessory: Bool { description.hasPrefix("accessory") }
}
