// Bundles of two to ten widgets. The limit is Apple's: an eleventh widget is an error in Rings too, and the
// solution is a nested bundle.

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
extension WidgetBundleBuilder {
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some Widget where C0: Widget, C1: Widget {
    WidgetList(joining: [c0, c1])
  }

  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some Widget where C0: Widget, C1: Widget, C2: Widget {
    WidgetList(joining: [c0, c1, c2])
  }

  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some Widget where C0: Widget, C1: Widget, C2: Widget, C3: Widget {
    WidgetList(joining: [c0, c1, c2, c3])
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some Widget where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget {
    WidgetList(joining: [c0, c1, c2, c3, c4])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some Widget where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget {
    WidgetList(joining: [c0, c1, c2, c3, c4, c5])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Widget
  where C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget {
    WidgetList(joining: [c0, c1, c2, c3, c4, c5, c6])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some Widget
  where
    C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget
  {
    WidgetList(joining: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some Widget
  where
    C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget,
    C8: Widget
  {
    WidgetList(joining: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some Widget
  where
    C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget,
    C8: Widget, C9: Widget
  {
    WidgetList(joining: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}

extension WidgetList {
  @MainActor
  fileprivate init(joining widgets: [any Widget]) {
    self.init(members: widgets.flatMap { BundleMember.members(of: $0) })
  }
}
