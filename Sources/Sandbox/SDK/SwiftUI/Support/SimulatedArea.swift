/// A part of Apple's API that pictures simulate, and how closely they do.
package struct SimulatedArea: Sendable {
  /// The fidelity of the picture to the phone.
  package enum Fidelity: String, Sendable {
    /// Same as on the phone, with Apple's numbers where Apple publishes them.
    case exact
    /// Similar to the phone, with different metrics or colors.
    case close
    /// A substitute.
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
      "Proposals, flexibility, priorities, default spacing and guides as SwiftUI has them."),
    SimulatedArea(
      "Frames and space", .exact,
      ["frame", "padding", "fixedSize", "aspectRatio", "offset", "position", "layoutPriority"],
      "Sizes in points, not rounded before they are drawn."),
    SimulatedArea(
      "Layers", .exact, ["overlay", "background", "zIndex", "mask", "clipShape"],
      "The second view is offered the first one's size."),
    SimulatedArea(
      "Alignment", .exact, ["alignmentGuide", "AlignmentID", "ViewDimensions"],
      "Built-in guides stay inside a container; custom ones and baselines pass through it."),
    SimulatedArea(
      "Grids", .close, ["Grid", "GridRow", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack"],
      "Columns share the width as the children of a row do; Apple does not publish the rule."),
    SimulatedArea(
      "Layouts of one's own", .exact,
      ["Layout", "AnyLayout", "LayoutValueKey", "ViewThatFits", "GeometryReader", "ViewSpacing"],
      "A GeometryReader without a proposal is 10 points wide and high."),
  ]

  private static let text = [
    SimulatedArea(
      "Text", .close, ["Text", "lineLimit", "truncationMode", "minimumScaleFactor", "lineSpacing"],
      "Letters have SF Pro's widths to a few per cent: a line may break a word earlier or "
        + "later. Underlines are solid and have the text's colour."),
    SimulatedArea(
      "Fonts", .close, ["Font", "fontWeight", "bold", "italic", "dynamicTypeSize"],
      "Text styles, weights, designs and Dynamic Type; a custom font has the system's metrics."),
    SimulatedArea(
      "Words", .exact, ["LocalizedStringKey", "LocalizedStringResource", "textCase"],
      "Strings catalogues are not read: a key is its own text."),
    SimulatedArea(
      "Dates and timers", .close, ["TimelineView", "ProgressView"],
      "Drawn for the entry's moment: a timer stands still."),
  ]

  private static let drawing = [
    SimulatedArea(
      "Shapes and paths", .exact,
      [
        "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
        "UnevenRoundedRectangle", "ContainerRelativeShape",
      ],
      "Fills, strokes, dashes and trims; the container's corner radius is 22 points, our measure."),
    SimulatedArea(
      "Styles", .close,
      [
        "Color", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "Material",
        "HierarchicalShapeStyle",
      ],
      "System colours are Apple's; a material is a plain tone, since nothing lies behind a widget."),
    SimulatedArea(
      "Pictures", .close, ["Image", "symbolRenderingMode", "symbolVariant", "renderingMode"],
      "PNG and JPEG are decoded, other files are a labelled placeholder; symbols are sketches."),
    SimulatedArea(
      "Effects", .exact,
      ["opacity", "blur", "shadow", "rotationEffect", "scaleEffect", "blendMode", "brightness"],
      "A cell of the terminal shows what its middle shows."),
    SimulatedArea("Canvas", .exact, ["Canvas", "GraphicsContext"], "Its drawing is made once."),
  ]

  private static let controls = [
    SimulatedArea(
      "Buttons and toggles", .close, ["Button", "Toggle", "Link", "buttonStyle", "toggleStyle"],
      "With an intent they can be tapped; a closure never runs and says so."),
    SimulatedArea(
      "Gauges and progress", .close, ["Gauge", "gaugeStyle", "progressViewStyle"],
      "Drawn in Apple's proportions."),
    SimulatedArea(
      "Labels and boxes", .close, ["Label", "LabeledContent", "GroupBox", "ControlGroup"],
      "In the styles that a widget may use."),
  ]

  private static let widgets = [
    SimulatedArea(
      "Configurations", .exact,
      [
        "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
        "ActivityConfiguration", "WidgetBundle", "supportedFamilies", "contentMarginsDisabled",
      ],
      "Read once, as the system reads them; pushes and background sessions never arrive."),
    SimulatedArea(
      "Timelines", .exact,
      ["TimelineProvider", "AppIntentTimelineProvider", "Timeline", "TimelineReloadPolicy"],
      "With a reload budget and a clock of its own."),
    SimulatedArea(
      "Rendering modes", .close,
      [
        "widgetAccentable", "widgetAccentedRenderingMode", "containerBackground",
        "AccessoryWidgetBackground",
      ],
      "The groups, and what goes white, are exact; the tints are our choice of tone."),
    SimulatedArea(
      "Environment", .exact,
      [
        "widgetFamily", "widgetRenderingMode", "showsWidgetContainerBackground",
        "widgetContentMargins", "colorScheme", "dynamicTypeSize", "layoutDirection", "displayScale",
      ],
      "Margins on StandBy and the Lock Screen are half of the Home Screen's: Apple says \"smaller\"."
    ),
    SimulatedArea(
      "State", .close, ["State", "Binding", "AppStorage", "ObservedObject", "StateObject"],
      "A state has its first value: nothing changes after a widget has been archived."),
    SimulatedArea(
      "Accessibility", .exact, ["accessibilityLabel", "accessibilityValue", "accessibilityHidden"],
      "Told by `--describe`; sort priorities, traits and input labels are kept and not used."),
    SimulatedArea(
      "Previews", .exact, ["PreviewProvider", "previewContext", "previewDisplayName"],
      "With `#Preview` in all its shapes."),
  ]
  private static let frameworks = [
    SimulatedArea(
      "Charts", .close,
      [
        "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark",
        "SectorMark", "AxisMarks",
      ],
      "Drawn for real, with axes in a simple form: their marks do not depend on the size."),
    SimulatedArea(
      "Stores", .standIn,
      ["ModelContainer", "ModelContext", "Query", "NSPersistentContainer", "NSFetchRequest"],
      "In memory: every process begins with an empty store, whatever the app has written."),
    SimulatedArea(
      "Network and services", .standIn,
      ["WeatherService", "MKMapSnapshotter", "CLGeocoder"],
      "The simulated phone is offline: every request fails as it does in flight mode."),
    SimulatedArea(
      "What the owner forbids", .standIn,
      ["CLLocationManager", "EKEventStore", "UNUserNotificationCenter", "SecItemCopyMatching"],
      "Access is denied and the keychain is empty; nothing is kept."),
    SimulatedArea(
      "Objective-C", .standIn, ["_Managed", "CFDictionary"],
      "`@objc` is left out, `@NSManaged` stores its value; there are no selectors."),
  ]
}
