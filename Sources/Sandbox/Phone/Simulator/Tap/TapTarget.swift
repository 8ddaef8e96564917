import Drawing
package import Foundation
import WidgetKit

/// The target of a tap at one point of a widget.
package enum TapTarget: Hashable, Sendable {
  /// A button or toggle, which performs its intent.
  case control(handle: Int, intent: String)
  /// A `Link`, whose URL opens the app.
  case link(URL)
  /// The widget's own URL, which opens the app.
  case widgetURL(URL)
  /// The app, which opens without a URL and receives the widget's kind and family.
  case app
}

extension WidgetPicture {
  /// Returns the target at a point, in points from the widget's top-left corner.
  package func target(at point: CGPoint) -> TapTarget {
    deepest(in: picture.root, at: point) ?? targetBesideControls
  }

  /// The target of a tap outside all controls and links.
  package var targetBesideControls: TapTarget { widgetURL.map { .widgetURL($0) } ?? .app }

  /// The URL for a tap outside all controls: the outermost `widgetURL`.
  package var widgetURL: URL? { urls(in: picture.root).first }

  /// Whether there's more than one `widgetURL`; Apple calls the behavior undefined.
  package var hasAmbiguousURL: Bool { urls(in: picture.root).count > 1 }

  private func urls(in node: PictureNode) -> [URL] {
    (node.traits.widgetURL.map { [$0] } ?? []) + node.children.flatMap { urls(in: $0) }
  }

  private func deepest(in node: PictureNode, at point: CGPoint) -> TapTarget? {
    // Later siblings are in front, so they're searched first.
    for child in node.children.reversed() {
      if let found = deepest(in: child, at: point) { return found }
    }
    guard node.frame.contains(point), node.traits.isDisabled != true else { return nil }
    switch node.traits.action {
    case .intent(let type, let handle) where situation.version.hasInteractiveWidgets:
      return .control(handle: handle, intent: type)
    case .link(let url) where followsLinks: return .link(url)
    default: return nil
    }
  }

  /// Whether `Link` works in this family on this version.
  private var followsLinks: Bool {
    switch situation.family {
    case .accessoryCircular, .accessoryInline, .accessoryCorner: false
    case .systemSmall: situation.version.followsLinksInSmallWidgets
    default: true
    }
  }
}
