/// A part of Apple's API that pictures simulate, and the fidelity of the simulation.
package struct SimulatedArea: Sendable {
  /// The fidelity of the picture to the phone.
  package enum Fidelity: String, Sendable {
    /// The same as on the phone, with Apple's numbers where Apple publishes them.
    case exact
    /// Similar to the phone, with different metrics or colors.
    case close
    /// A substitute for the phone's drawing.
    case standIn = "stand-in"
  }

  package let title: String
  package let names: [String]
  package let fidelity: Fidelity
  package let remark: String

  init(_ title: String, _ fidelity: Fidelity, _ names: [String], _ remark: String) {
    self.title = title
    self.names = names
    self.fidelity = fidelity
    self.remark = remark
  }

  package static let all = layout + text + drawing + controls + widgets + frameworks

  private static let layout = [
    SimulatedArea(
      "Stacks", .exact, ["HStack", "VStack", "ZStack", "Spacer", "Divider", "Group", "ForEach"],
      "Proposals, flexibility, priorities, default spacing and guides work as in SwiftUI."),
    SimulatedArea(
      "Frames and space", .exact,
      ["frame", "padding", "fixedSize", "aspectRatio", "offset", "position", "layoutPriority"],
      "Sizes are in points, and aren't rounded before drawing."),
    SimulatedArea(
      "Layers", .exact, ["overlay", "background", "zIndex", "mask", "clipShape"],
      "The second view gets the first one's size as its proposal."),
    SimulatedArea(
      "Alignment", .exact, ["alignmentGuide", "AlignmentID", "ViewDimensions"],
      "Built-in guides stay inside a container. Custom guides and baselines pass through it."),
    SimulatedArea(
      "Grids", .close, ["Grid", "GridRow", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack"],
      "Columns share the width as a row's children do. Apple doesn't publish the rule."),
    SimulatedArea(
      "Custom layouts", .exact,
      ["Layout", "AnyLayout", "LayoutValueKey", "ViewThatFits", "GeometryReader", "ViewSpacing"],
      "A GeometryReader without a proposal is 10 points wide and high."),
  ]

  private static let text = [
    SimulatedArea(
      "Text", .close, ["Text", "lineLimit", "truncationMode", "minimumScaleFactor", "lineSpacing"],
      "Letters match SF Pro's widths to within a few percent, so a line may break a word earlier or "
        + "later. Underlines are solid and have the text's color."),
    SimulatedArea(
      "Fonts", .close, ["Font", "fontWeight", "bold", "italic", "dynamicTypeSize"],
      "Text styles, weights, designs and Dynamic Type. A bundled font has its own letters and metrics, "
        + "without ligatures. A font that only iPhone has is drawn as the system font."),
    SimulatedArea(
      "Localization", .exact, ["LocalizedStringKey", "LocalizedStringResource", "textCase"],
      "Texts come from string catalogs, .strings and .stringsdict files. Of widths, the widest applies."
    ),
    SimulatedArea(
      "Dates and timers", .close, ["TimelineView", "ProgressView"],
      "Drawn for the entry's date, so a timer doesn't run."),
  ]

  private static let drawing = [
    SimulatedArea(
      "Shapes and paths", .exact,
      [
        "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
        "UnevenRoundedRectangle", "ContainerRelativeShape",
      ],
      "Fills, strokes, dashes and trims. The container's corner radius is our estimate, 22 points."),
    SimulatedArea(
      "Styles", .close,
      [
        "Color", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "Material",
        "HierarchicalShapeStyle",
      ],
      "System colors are Apple's. A material is a plain tone, because nothing is behind a widget."),
    SimulatedArea(
      "Images", .close, ["Image", "symbolRenderingMode", "symbolVariant", "renderingMode"],
      "PNG and JPEG are decoded. Other files appear as labeled placeholders, and symbols as sketches."
    ),
    SimulatedArea(
      "Effects", .exact,
      ["opacity", "blur", "shadow", "rotationEffect", "scaleEffect", "blendMode", "brightness"],
      "A terminal cell shows the content at its center."),
    SimulatedArea("Canvas", .exact, ["Canvas", "GraphicsContext"], "Drawn once."),
  ]

  private static let controls = [
    SimulatedArea(
      "Buttons and toggles", .close, ["Button", "Toggle", "Link", "buttonStyle", "toggleStyle"],
      "With an intent, they can be tapped. A closure never runs, and a note says so."),
    SimulatedArea(
      "Gauges and progress", .close, ["Gauge", "gaugeStyle", "progressViewStyle"],
      "Drawn in Apple's proportions."),
    SimulatedArea(
      "Labels and boxes", .close, ["Label", "LabeledContent", "GroupBox", "ControlGroup"],
      "In the styles that widgets support."),
  ]

  private static let widgets = [
    SimulatedArea(
      "Configurations", .exact,
      [
        "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
        "ActivityConfiguration", "WidgetBundle", "supportedFamilies", "contentMarginsDisabled",
      ],
      "Read once, as the system does. Pushes and background sessions never arrive."),
    SimulatedArea(
      "Timelines", .exact,
      ["TimelineProvider", "AppIntentTimelineProvider", "Timeline", "TimelineReloadPolicy"],
      "With a reload budget and a simulated clock."),
    SimulatedArea(
      "Rendering modes", .close,
      [
        "widgetAccentable", "widgetAccentedRenderingMode", "containerBackground",
        "AccessoryWidgetBackground",
      ],
      "The groups and the parts that turn white are exact. The tints are our choice."),
    SimulatedArea(
      "Environment", .exact,
      [
        "widgetFamily", "widgetRenderingMode", "showsWidgetContainerBackground",
        "widgetContentMargins", "colorScheme", "dynamicTypeSize", "layoutDirection", "displayScale",
      ],
      "Margins in StandBy and on the Lock Screen are half of the Home Screen's. Apple says \"smaller\"."
    ),
    SimulatedArea(
      "State", .close, ["State", "Binding", "AppStorage", "ObservedObject", "StateObject"],
      "A state keeps its first value, because nothing changes after a widget is archived."),
    SimulatedArea(
      "Accessibility", .exact, ["accessibilityLabel", "accessibilityValue", "accessibilityHidden"],
      "Shown by `--describe`. Sort priorities, traits and input labels are accepted but not used."),
    SimulatedArea(
      "Previews", .exact, ["PreviewProvider", "previewContext", "previewDisplayName"],
      "With `#Preview` in all its forms."),
  ]
  private static let frameworks = [
    SimulatedArea(
      "Charts", .close,
      [
        "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark",
        "SectorMark", "AxisMarks",
      ],
      "Drawn with simple axes, whose marks don't depend on the size."),
    SimulatedArea(
      "Stores", .standIn,
      ["ModelContainer", "ModelContext", "Query", "NSPersistentContainer", "NSFetchRequest"],
      "In memory. Each process starts with an empty store, whatever the app wrote."),
    SimulatedArea(
      "Network and services", .standIn,
      ["WeatherService", "MKMapSnapshotter", "CLGeocoder"],
      "The simulated phone is offline, so each request fails as in airplane mode."),
    SimulatedArea(
      "Denied by the owner", .standIn,
      ["CLLocationManager", "EKEventStore", "UNUserNotificationCenter", "SecItemCopyMatching"],
      "Access is denied, the keychain is empty, and nothing is stored."),
    SimulatedArea(
      "Objective-C", .standIn, ["_Managed", "CFDictionary"],
      "`@objc` is ignored, `@NSManaged` stores its value, and nothing calls a selector."),
  ]
}
