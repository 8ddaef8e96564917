/// Which type has the modifiers that are not every view's.
///
/// Where the compiler does not find one of them, the name is right, and what it stands on is not.
enum WidgetVocabulary {
  /// What has modifiers of its own, besides views of any kind.
  enum Owner: String {
    case image = "Image"
    case configuration = "some WidgetConfiguration"
  }

  /// Whose modifier has this name; nil for those of every view, and for names that may be the learner's own.
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
