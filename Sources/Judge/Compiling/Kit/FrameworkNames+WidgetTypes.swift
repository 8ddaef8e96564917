extension FrameworkNames {
  /// Returns the framework that declares a common widget type; nil for other names, which may be the
  /// learner's.
  package static func framework(ofCommonType name: String) -> String? {
    commonTypes.first { $0.names.contains(name) }?.framework
  }

  package static var commonNames: [(name: String, framework: String)] {
    commonTypes.flatMap { framework, names in names.sorted().map { ($0, framework) } }
  }

  /// Common types by the framework that declares them.
  ///
  /// A module's identifiers don't distinguish these types from names that the module only uses, or from
  /// nested types such as AppIntents' `Image`.
  private static let commonTypes: [(framework: String, names: Set<String>)] = [
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
