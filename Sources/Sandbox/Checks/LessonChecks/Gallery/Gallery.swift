public import PhoneFacts
import WorkerProtocol

/// The installation state of an app and its widget extension on a phone.
public struct Installation: Hashable, Sendable {
  /// Whether the app installs: its deployment target isn't newer than the phone's iOS.
  public let installs: Bool
  /// Whether the phone has the widget extension.
  ///
  /// Without it, the gallery offers no widgets.
  public let hasExtension: Bool
}

/// The widgets and controls that a phone offers from the learner's extension.
public struct Gallery: Sendable {
  /// The installation state of the app and its extension.
  public let installation: Installation
  /// The widgets in gallery order, which is the bundle's order.
  public let widgets: [OfferedWidget]
  /// The types of the controls that Control Center offers.
  public let controls: [String]
  /// The extension's entry point type, or `nil` if there's none.
  public let entryPoint: String?
  /// The phone's iOS version.
  let systemVersion: SystemVersion
  /// Whether a type is marked `@main` but isn't an extension's entry point on this iOS version.
  let beginsWithNothing: Bool

  /// The type names of the widgets, in gallery order.
  public var types: [String] { widgets.map(\.type) }

  /// Returns the widget of this type, or `nil` if the gallery doesn't offer it.
  public func widget(_ type: String) -> OfferedWidget? { widgets.first { $0.type == type } }
}

/// A widget in the gallery.
public struct OfferedWidget: Sendable {
  /// The widget's type name.
  public let type: String
  /// The configuration's `kind`.
  public let kind: String
  /// The name set by `configurationDisplayName(_:)`, or `nil`.
  public let displayName: String?
  /// The text set by `description(_:)`, or `nil`.
  public let description: String?
  /// The families that the user can choose on that phone.
  public let families: [Family]
  private let shown: Family?
  private let place: Int
  private let request: GalleryRequest
  private let session: CheckSession

  /// Renders the widget as the gallery shows it: its snapshot with `context.isPreview`.
  ///
  /// - Parameter family: The family to render; if `nil`, the first family with a known size.
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
