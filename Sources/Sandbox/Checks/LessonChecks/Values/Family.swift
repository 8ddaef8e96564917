public import PhoneFacts

/// A widget's size and place; `WidgetFamily` by its cases' names.
public typealias Family = PhoneFacts.Family

extension PhoneFacts.Family {
  /// The mode in which a home or lock screen shows the family by default.
  public var usualMode: Mode { isAccessory ? .vibrant : .fullColor }
}
