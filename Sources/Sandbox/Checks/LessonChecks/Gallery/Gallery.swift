public import PhoneFacts
import Stage

/// Whether an app and its widget extension are on a phone.
public struct Installation: Hashable, Sendable {
  /// Whether the app installs: its target is no newer than the phone's iOS.
  public let installs: Bool
  /// Whether the phone has the widget extension: without it no widget is offered.
  public let hasExtension: Bool
}

/// What a phone's widget gallery offers of the learner's extension.
public struct Gallery: Sendable {
  /// Whether app and extension are there at all.
  public let installation: Installation
  /// In the order in which the gallery shows them: that of the bundle.
  public let widgets: [OfferedWidget]
  /// The controls that Control Center offers, by their types.
  public let controls: [String]
  /// The type that the extension begins with; nil where there is none.
  public let entryPoint: String?
  /// The phone's iOS.
  let systemVersion: SystemVersion
  /// Whether something is marked `@main`, and it begins no extension on this iOS.
  let beginsWithNothing: Bool

  /// The types of the widgets, in their order.
  public var types: [String] { widgets.map(\.type) }

  /// The widget of this type; nil where it is not offered.
  public func widget(_ type: String) -> OfferedWidget? { widgets.first { $0.type == type } }
}

/// A widget as people find it in the gallery.
public struct OfferedWidget: Sendable {
  /// The widget's type name.
  public let type: String
  /// The `kind` that its configuration is made with.
  public let kind: String
  /// What `configurationDisplayName(_:)` says; nil where it says nothing.
  public let displayName: String?
  /// What `description(_:)` says; nil where it says nothing.
  public let description: String?
  /// Those that can be chosen on that phone.
  public let families: [Family]
  private let shown: Family?
  private let place: Int
  private let request: GalleryRequest
  private let session: CheckSession

  /// The widget as the gallery shows it: the snapshot, asked for with `context.isPreview`.
  ///
  /// - Parameter family: Nil takes the first whose size is known.
  public func render(
    _ family: Family? = nil, scheme: Scheme = .light, locale: String = "en_US"
  ) throws -> RenderedPicture {
    let family = family ?? shown ?? .systemSmall
    return try session.render(
      RenderRequest(
        subject: .offered(place, in: request), family: .widget(family),
        mode: family.usualMode.drawn, isDark: scheme == .dark, device: request.device,
        systemVersion: request.systemVersion, locale: locale))
  }
}

extension Installation {
  init(_ contents: GalleryContents) {
    self.init(installs: contents.installs, hasExtension: contents.hasExtension)
  }
}

extension Gallery {
  init(_ contents: GalleryContents, request: GalleryRequest, session: CheckSession) {
    installation = Installation(contents)
    controls = contents.controls.map(\.type)
    entryPoint = contents.entryPoint
    systemVersion = request.systemVersion
    beginsWithNothing =
      contents.hasExtension && contents.isMarked && contents.entryPoint == nil
    widgets = contents.entries.enumerated().compactMap { place, entry in
      entry.families.isEmpty
        ? nil : OfferedWidget(entry, place: place, request: request, session: session)
    }
  }
}

extension OfferedWidget {
  fileprivate init(
    _ entry: GalleryContents.Entry, place: Int, request: GalleryRequest, session: CheckSession
  ) {
    type = entry.widget.type
    kind = entry.widget.kind
    displayName = entry.widget.displayName
    description = entry.widget.description
    families = entry.families
    shown = entry.shown
    self.place = place
    self.request = request
    self.session = session
  }
}
