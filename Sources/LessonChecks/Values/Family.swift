/// A widget's size and place; `WidgetFamily` by its cases' names.
public enum Family: String, CaseIterable, Hashable, Sendable {
  /// The families of the Home Screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The families of the Lock Screen.
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// True on the lock screen, where the system chooses the colours.
  public var isAccessory: Bool { rawValue.hasPrefix("accessory") }

  /// The mode in which a home or lock screen shows the family by default.
  public var usualMode: Mode { isAccessory ? .vibrant : .fullColor }
}
