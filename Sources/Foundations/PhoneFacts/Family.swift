/// A widget's size and place; `WidgetFamily` by its cases' names.
public enum Family: String, CaseIterable, Codable, Hashable, Sendable {
  /// The families of the Home Screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The family that an extra large widget has on Apple Vision Pro, where it stands upright.
  case systemExtraLargePortrait
  /// The families of the Lock Screen.
  case accessoryCircular, accessoryRectangular, accessoryInline
  /// The family of the corners of a watch face, which nothing here shows.
  case accessoryCorner

  /// True on the lock screen, where the system chooses the colours.
  public var isAccessory: Bool { rawValue.hasPrefix("accessory") }
}

extension Family: CustomStringConvertible {
  public var description: String { rawValue }
}

extension Family {
  /// The families that some device here has a size for, in the order in which they are offered.
  package static let shown = allCases.filter { $0 != .accessoryCorner }

  /// The families that an iPhone or an iPad shows.
  package static let ofPhonesAndPads = shown.filter { $0 != .systemExtraLargePortrait }

  /// The families that an iPhone shows.
  package static let ofPhones = ofPhonesAndPads.filter { $0 != .systemExtraLarge }

  /// The name that people type: `small`, `extraLarge`, `circular`.
  package var shortName: String {
    let name = rawValue.dropFirst(isAccessory ? "accessory".count : "system".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The family that a whole or a short name means.
  package init?(word: String) {
    guard let family = Self.shown.first(where: { [$0.rawValue, $0.shortName].contains(word) })
    else { return nil }
    self = family
  }
}
