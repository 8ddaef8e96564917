/// Several widgets of one extension; their order is the order in the widget gallery.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Self.Body { get }
}

/// A widget that stands for several: what a bundle's body is built of.
@MainActor
package protocol WidgetGroup {
  var members: [BundleMember] { get }
}

/// One member of a bundle.
package enum BundleMember {
  case widget(any Widget)
  case control(any ControlWidget)
}

@MainActor
extension BundleMember {
  /// The widgets and controls that `widget` stands for, in their order.
  package static func members(of widget: any Widget) -> [BundleMember] {
    (widget as? any WidgetGroup)?.members ?? [.widget(widget)]
  }

  /// The widgets and controls of a bundle, with the bundles nested in it opened.
  package static func members(of bundle: any WidgetBundle) -> [BundleMember] {
    func open(_ bundle: some WidgetBundle) -> [BundleMember] { members(of: bundle.body) }
    return open(bundle)
  }
}
