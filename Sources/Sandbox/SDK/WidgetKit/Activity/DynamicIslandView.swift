import Foundation
import PhoneFacts
package import SwiftUI

/// The Dynamic Island in one of its presentations.
@available(iOS 16.2, *)
package struct DynamicIslandView: View {
  package let island: DynamicIsland
  package let form: DynamicIslandPreviewViewState

  package init(island: DynamicIsland, form: DynamicIslandPreviewViewState) {
    self.island = island
    self.form = form
  }

  @Environment(\.liveActivityDimensions) private var dimensions

  package var body: some View { presentation.widgetURL(island.url) }

  @ViewBuilder private var presentation: some View {
    switch form {
    // A watch shows the compact views side by side on its own background.
    case .compact where dimensions == .watch: compact.environment(\.colorScheme, .dark)
    case .compact: compact.islandShape(Capsule(), keyline: island.keylineTint)
    case .minimal:
      AnyView(erasing: island.minimal()).islandRegion("minimal")
        .frame(
          minWidth: LiveActivityDimensions.minimalWidths.lowerBound,
          maxWidth: LiveActivityDimensions.minimalWidths.upperBound
        )
        .frame(height: LiveActivityDimensions.islandHeight)
        .fixedSize(horizontal: true, vertical: false)
        .islandShape(Capsule(), keyline: island.keylineTint)
    case .expanded:
      VStack {
        HStack(alignment: .top, spacing: 0) {
          region(.leading)
          Spacer(minLength: Self.gap)
          if island.regions().contains(where: { $0.position == .center }) {
            // Leaves room for the camera above the center region.
            region(.center).padding(.top, LiveActivityDimensions.islandHeight - Self.margin)
            Spacer(minLength: Self.gap)
          }
          region(.trailing)
        }
        region(.bottom)
      }
      .padding(margins)
      .activityFrame(dimensions)
      .clipShape(Self.shape.inset(by: clearance))
      .islandShape(Self.shape, keyline: island.keylineTint)
    }
  }

  private var compact: some View {
    HStack(spacing: 0) {
      side("compactLeading", .leading, .compactLeading, island.compactLeading)
      Color.clear.frame(width: dimensions.camera)
      side("compactTrailing", .trailing, .compactTrailing, island.compactTrailing)
    }
    .frame(height: LiveActivityDimensions.islandHeight)
    .fixedSize(horizontal: true, vertical: false)
  }

  /// Returns a view beside the camera, as wide as its content within the island's limits.
  private func side(
    _ name: String, _ edge: HorizontalEdge, _ mode: DynamicIslandMode, _ content: () -> any View
  ) -> some View {
    let view = AnyView(erasing: content()).islandRegion(name)
    func margin(_ edges: Edge.Set) -> Double {
      island.margins.last { $0.mode == mode && !$0.margin.edges.isDisjoint(with: edges) }?
        .margin.length ?? dimensions.compactMargin
    }
    return IslandSide(
      widths: dimensions.compactSides, edge: edge,
      margin: margin(edge == .leading ? .leading : .trailing), inset: margin(.vertical)
    ) { view }
  }

  private static let margin = LiveActivityDimensions.expandedMargin
  /// The minimum distance between the regions beside each other, in points.
  private static let gap = 8.0
  private static let shape = RoundedRectangle(
    cornerRadius: ExpandedIsland.cornerRadius, style: .continuous)

  /// The distance between the island's edge and the shape that clips the content, in points.
  private var clearance: CGFloat {
    min(
      ExpandedIsland.clearance, margins.top, margins.leading, margins.bottom, margins.trailing)
  }

  /// The expanded island's margins, including margins that the author sets.
  private var margins: EdgeInsets {
    var margins = EdgeInsets(
      top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
    for (mode, margin) in island.margins where mode == .expanded {
      if margin.edges.contains(.top) { margins.top = margin.length }
      if margin.edges.contains(.leading) { margins.leading = margin.length }
      if margin.edges.contains(.bottom) { margins.bottom = margin.length }
      if margin.edges.contains(.trailing) { margins.trailing = margin.length }
    }
    return margins
  }

  /// Returns the regions for a position, highest priority first.
  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let found = island.regions().filter { $0.position == position }
      .sorted { $0.priority > $1.priority }
    return ForEach(found.indices, id: \.self) { AnyView(erasing: found[$0].content) }
      .islandRegion(position.name)
  }
}

/// A layout that centers a view between the camera and a margin at the end of the island, and takes the view's
/// width within limits.
///
/// It proposes the maximum width to the view, so a timer without a frame takes all of it.
private struct IslandSide: Layout {
  let widths: ClosedRange<Double>
  let edge: HorizontalEdge
  /// The margin at the island's end.
  let margin: Double
  /// The margin above and below the content, as in screenshots of iOS 18.
  let inset: Double

  private func offer(_ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: widths.upperBound, height: height.map { max(0, $0 - 2 * inset) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes: [CGSize] = subviews.map { $0.sizeThatFits(offer(proposal.height)) }
    let width = Double(sizes.map { $0.width }.max() ?? 0)
    return CGSize(
      width: max(min(width, widths.upperBound) + margin, widths.lowerBound),
      height: proposal.height ?? sizes.map { $0.height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shift = edge == .leading ? margin / 2 : -margin / 2
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX + shift, y: bounds.midY), anchor: .center,
        proposal: offer(bounds.height))
    }
  }
}

/// A modifier that marks a region of the island, so that checks and tests can find it.
private struct IslandRegionModifier: WrappingModifier {
  typealias Body = Never
  let region: String

  var nodeType: String { "island \(region)" }
}

extension View {
  /// Marks a region by name in the view tree.
  fileprivate func islandRegion(_ name: String) -> some View {
    modifier(IslandRegionModifier(region: name))
  }

  /// Draws white content on black, as the system does, with an optional key line.
  fileprivate func islandShape(_ shape: some InsettableShape, keyline: Color?) -> some View {
    background(Color.black, in: shape).clipShape(shape).containerShape(shape)
      .overlay { if let keyline { shape.strokeBorder(keyline.opacity(0.7), lineWidth: 1) } }
      .environment(\.colorScheme, .dark)
  }
}
