public import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
extension View {
  /// Adds this view and its subviews to the accent group in accented mode.
  ///
  /// ```swift
  /// VStack { Text("23°").font(.largeTitle).widgetAccentable(); Text("Seoul") }
  /// ```
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(WidgetAccentableModifier(accentable: accentable))
  }
}

struct WidgetAccentableModifier {
  typealias Body = Never
  let accentable: Bool
}

extension WidgetAccentableModifier: WrappingModifier {
  var nodeType: String { "widgetAccentable" }

  func contentContext(_ context: ViewContext) -> ViewContext {
    // `widgetAccentable(false)` inside `widgetAccentable(true)` has no effect: a subview can't leave the
    // group.
    accentable ? context.setting(\.accentGroup, to: .accent) : context
  }

  func configure(_ node: LayoutNode, in context: ViewContext) {
    node.traits.widgetAccentable = accentable
  }
}
