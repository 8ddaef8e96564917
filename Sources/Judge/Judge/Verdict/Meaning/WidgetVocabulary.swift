/// Modifiers that only certain types have, with their types.
///
/// An error about such a modifier means that the name is right but is used on the wrong type.
enum WidgetVocabulary {
  /// A type with its own modifiers.
  enum Owner: String {
    case image = "Image"
    case configuration = "some WidgetConfiguration"
  }

  /// Returns the type that a modifier belongs to, or nil for modifiers of all views and names that may be the
  /// learner's.
  static func owner(of modifier: String) -> Owner? {
    if imageModifiers.contains(modifier) { return .image }
    if configurationModifiers.contains(modifier) { return .configuration }
    return nil
  }

  private static let imageModifiers: Set = [
    "resizable", "renderingMode", "interpolation", "antialiased", "widgetAccentedRenderingMode",
  ]

  private static let configurationModifiers: Set = [
    "configurationDisplayName", "supportedFamilies", "contentMarginsDisabled",
    "containerBackgroundRemovable", "disfavoredLocations", "onBackgroundURLSessionEvents",
    "promptsForUserConfiguration", "pushHandler",
  ]
}
