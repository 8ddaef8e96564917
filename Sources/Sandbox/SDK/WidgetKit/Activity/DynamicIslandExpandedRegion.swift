public import SwiftUI

/// Where a region lies in the expanded Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  package let name: String

  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What stands in one region of the expanded Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegion<Content> where Content: View {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content
  var margins: [DynamicIslandMargin] = []

  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var copy = self
    copy.margins.append(DynamicIslandMargin(edges: edges, length: length))
    return copy
  }
}

/// A margin that replaces the system's on some edges, in points.
package struct DynamicIslandMargin {
  package let edges: Edge.Set
  package let length: Double
}

/// The regions of an expanded Dynamic Island, as its builder collects them.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedContent<Content> where Content: View {
  package let regions: [DynamicIslandRegion]
}

/// A region, seen without its content's type.
package struct DynamicIslandRegion {
  package let position: DynamicIslandExpandedRegionPosition
  package let priority: Double
  package let margins: [DynamicIslandMargin]
  package let content: any View

  init<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) {
    position = region.position
    priority = region.priority
    margins = region.margins
    content = region.content
  }
}

/// Collects the regions of an expanded Dynamic Island; it knows no `if`.
@available(iOS 16.1, *)
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [DynamicIslandRegion(region)])
  }

  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  public static func buildPartialBlock<Content>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    first
  }

  public static func buildPartialBlock<First, Next>(
    accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<TupleView<(First, Next)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }
}

/// How a region sits beside the camera of the Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  let isBelowIfTooWide: Bool

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: false)
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: true)
}

@available(iOS 16.1, *)
extension View {
  /// Lets a region that is too wide beside the camera move below it.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    environment(\.islandPlacement, verticalPlacement)
  }
}

extension EnvironmentValues {
  var islandPlacement: DynamicIslandExpandedRegionVerticalPlacement {
    get { self[IslandPlacementKey.self] }
    set { self[IslandPlacementKey.self] = newValue }
  }
}

private struct IslandPlacementKey: EnvironmentKey {
  static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}
