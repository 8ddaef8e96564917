import Drawing
package import Foundation
import WidgetKit

/// What a tap at one point of a widget would do.
package enum TapTarget: Hashable, Sendable {
  /// A button or toggle performs its intent.
  case control(handle: Int, intent: String)
  /// The app opens with the URL of a `Link`.
  case link(URL)
  /// The app opens with the widget's own URL.
  case widgetURL(URL)
  /// The app opens without a URL; it is told the widget's kind and family.
  case app
}

extension WidgetPicture {
  /// What lies under a point, in points from the widget's top-left corner.
  package func target(at point: CGPoint) -> TapTarget {
    deepest(in: picture.root, at: point) ?? targetBesideControls
  }

  /// What a tap does where neither a control nor a link lies.
  package var targetBesideControls: TapTarget { widgetURL.map { .widgetURL($0) } ?? .app }

  /// The URL that a tap beside every control opens: the outermost `widgetURL`.
  package var widgetURL: URL? { urls(in: picture.root).first }

  /// True where Apple calls the behaviour undefined: more than one `widgetURL`.
  package var hasAmbiguousURL: Bool { urls(in: picture.root).count > 1 }

  private func urls(in node: PictureNode) -> [URL] {
    (node.traits.widgetURL.map { [$0] } ?? []) + node.children.flatMap { urls(in: $0) }
  }

  private func deepest(in node: PictureNode, at point: CGPoint) -> TapTarget? {
    // Later siblings lie in front.
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

  /// Whether `Link` does anything in this family on this version.
  private var followsLinks: Bool {
    switch situation.family {
    case .accessoryCircular, .accessoryInline, .accessoryCorner: false
    case .systemSmall: situation.version.followsLinksInSmallWidgets
    default: true
    }
  }
}
