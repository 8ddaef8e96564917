/// Which framework brings the names that every widget is made of.
///
/// Where the compiler does not find one of them, the name is right and the file's import is missing.
enum WidgetVocabulary {
  /// The framework to import for a name; nil for names that may be the learner's own.
  static func framework(of name: String) -> String? {
    frameworks.first { $0.names.contains(name) }?.framework
  }

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

  private static let frameworks: [(framework: String, names: Set<String>)] = [
    (
      "SwiftUI",
      [
        "View", "ViewBuilder", "ViewModifier", "Text", "Image", "Label", "Button", "Toggle", "Link",
        "VStack", "HStack", "ZStack", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "Grid",
        "GridRow", "GridItem", "Group", "ForEach", "Spacer", "Divider", "EmptyView", "AnyView",
        "GeometryReader", "ViewThatFits", "Color", "LinearGradient", "RadialGradient",
        "AngularGradient", "Gradient", "Circle", "Capsule", "Rectangle", "RoundedRectangle",
        "ContainerRelativeShape", "Shape", "Path", "Canvas", "Gauge", "ProgressView", "Font",
        "Environment", "EnvironmentValues", "EnvironmentKey", "EnvironmentObject", "State",
        "StateObject", "ObservedObject", "Binding", "AppStorage", "ScaledMetric", "Namespace",
        "Alignment", "Edge", "EdgeInsets", "UnitPoint", "Angle", "Layout", "ButtonStyle",
        "ToggleStyle", "GaugeStyle", "PreviewProvider", "ColorScheme", "LocalizedStringKey",
      ]
    ),
    (
      "WidgetKit",
      [
        "Widget", "WidgetBundle", "WidgetConfiguration", "WidgetFamily", "WidgetCenter",
        "WidgetRenderingMode", "TimelineProvider", "IntentTimelineProvider",
        "AppIntentTimelineProvider", "TimelineEntry", "Timeline", "TimelineReloadPolicy",
        "TimelineProviderContext", "TimelineEntryRelevance", "StaticConfiguration",
        "IntentConfiguration", "AppIntentConfiguration", "ActivityConfiguration", "DynamicIsland",
        "DynamicIslandExpandedRegion", "AccessoryWidgetBackground", "WidgetPreviewContext",
        "ControlWidget", "ControlWidgetToggle", "ControlWidgetButton", "ControlCenter",
        "StaticControlConfiguration", "AppIntentControlConfiguration", "ControlValueProvider",
      ]
    ),
    (
      "AppIntents",
      [
        "AppIntent", "WidgetConfigurationIntent", "SetValueIntent", "OpenIntent",
        "LiveActivityIntent", "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery",
        "DynamicOptionsProvider", "IntentResult", "IntentParameter", "IntentDescription",
        "TypeDisplayRepresentation", "DisplayRepresentation", "AppShortcut", "AppShortcutsProvider",
        "ParameterSummary", "Parameter", "ControlConfigurationIntent",
      ]
    ),
    ("ActivityKit", ["ActivityAttributes", "Activity", "ActivityContent"]),
    (
      "Foundation",
      [
        "Date", "DateComponents", "DateFormatter", "Calendar", "TimeZone", "Locale", "TimeInterval",
        "URL", "URLSession", "URLRequest", "Data", "UUID", "JSONDecoder", "JSONEncoder",
        "Measurement",
        "UserDefaults", "FileManager", "Bundle", "NumberFormatter", "LocalizedStringResource",
      ]
    ),
  ]
}
