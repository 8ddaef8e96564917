/// The widgets of an extension, in the order of the widget gallery.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Self.Body { get }
}

/// A group of widgets that acts as a single widget in a bundle's body.
@MainActor
package protocol WidgetGroup {
  var members: [BundleMember] { get }
}

package enum BundleMember {
  case widget(any Widget)
  case control(any ControlWidget)
}

@MainActor
extension BundleMember {
  /// Returns the widgets and controls that `widget` represents, in order.
  package static func members(of widget: any Widget) -> [BundleMember] {
    (widget as? any WidgetGroup)?.members ?? [.widget(widget)]
  }

  /// Returns the widgets and controls of a bundle, including those of nested bundles.
  package static func members(of bundle: any WidgetBundle) -> [BundleMember] {
    func open(_ bundle: some WidgetBundle) -> [BundleMember] { members(of: bundle.body) }
    return open(bundle)
  }
}
