public import PhoneFacts

/// A widget's size and place, with the case names of `WidgetFamily`.
public typealias Family = PhoneFacts.Family

extension PhoneFacts.Family {
  /// The default mode of the family on a Home Screen or Lock Screen.
  public var usualMode: Mode { isAccessory ? .vibrant : .fullColor }
}
