/// A widget's size and place.
///
/// Raw values are the case names of `WidgetFamily`.
public enum Family: String, CaseIterable, Codable, Hashable, Sendable {
  /// The families of the Home Screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The tall extra-large family of Apple Vision Pro.
  case systemExtraLargePortrait
  /// The families of the Lock Screen.
  case accessoryCircular, accessoryRectangular, accessoryInline
  /// The family of a watch face's corners.
  ///
  /// No simulated device shows it.
  case accessoryCorner

  /// Whether the family is for the Lock Screen, where the system chooses the colors.
  public var isAccessory: Bool { rawValue.hasPrefix("accessory") }
}

extension Family: CustomStringConvertible {
  public var description: String { rawValue }
}

extension Family {
  /// The families that a simulated device supports, in display order.
  package static let shown = allCases.filter { $0 != .accessoryCorner }

  /// The families that an iPhone or an iPad shows.
  package static let ofPhonesAndPads = shown.filter { $0 != .systemExtraLargePortrait }

  /// The families that an iPhone shows.
  package static let ofPhones = ofPhonesAndPads.filter { $0 != .systemExtraLarge }

  /// The short name for command-line use, such as `small`, `extraLarge` or `circular`.
  package var shortName: String {
    let name = rawValue.dropFirst(isAccessory ? "accessory".count : "system".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Creates a family from its full or short name.
  package init?(word: String) {
    guard let family = Self.shown.first(where: { [$0.rawValue, $0.shortName].contains(word) })
    else { return nil }
    self = family
  }
}
