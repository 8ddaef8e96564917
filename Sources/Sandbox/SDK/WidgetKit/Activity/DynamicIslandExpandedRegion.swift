public import SwiftUI

/// The position of a region in the expanded Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  package let name: String

  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The content of a region in the expanded Dynamic Island.
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

/// A margin that replaces the system's margin on some edges, in points.
package struct DynamicIslandMargin {
  package let edges: Edge.Set
  package let length: Double
}

/// The regions of an expanded Dynamic Island, collected by its builder.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedContent<Content> where Content: View {
  package let regions: [DynamicIslandRegion]
}

/// A region with its content's type erased.
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

/// A result builder for the regions of an expanded Dynamic Island.
///
/// It doesn't support `if`.
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

/// The vertical placement of a region next to the camera.
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
  /// Sets the vertical placement of a region, such as below the camera if the region is too wide.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    modifier(IslandPlacement(isBelowIfTooWide: verticalPlacement.isBelowIfTooWide))
  }
}

/// A modifier that moves a region below the camera if it doesn't fit beside it.
private struct IslandPlacement {
  let isBelowIfTooWide: Bool
  @Environment(\.liveActivityDimensions) var dimensions

  init(isBelowIfTooWide: Bool) {
    self.isBelowIfTooWide = isBelowIfTooWide
  }
}

extension IslandPlacement: ViewModifier {
  func body(content: Content) -> some View {
    BelowCamera(
      width: isBelowIfTooWide ? dimensions.expandedSide : .infinity,
      drop: LiveActivityDimensions.islandHeight - LiveActivityDimensions.expandedMargin
    ) { content }
  }
}

/// A layout that moves a view down if it's wider than the space beside the camera.
private struct BelowCamera: Layout {
  let width: Double
  let drop: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: size.width, height: size.height + (size.width > width ? drop : 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let moved = bounds.width > width ? drop : 0
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + moved),
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height - moved))
  }
}
