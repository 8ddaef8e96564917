import Foundation
package import SwiftUI

/// The Dynamic Island around the camera, in one of its forms.
@available(iOS 16.2, *)
package struct DynamicIslandView: View {
  package let island: DynamicIsland
  package let form: DynamicIslandPreviewViewState

  package init(island: DynamicIsland, form: DynamicIslandPreviewViewState) {
    self.island = island
    self.form = form
  }

  @Environment(\.liveActivityDimensions) private var dimensions

  package var body: some View {
    switch form {
    case .compact:
      HStack(spacing: 0) {
        AnyView(erasing: island.compactLeading()).islandRegion("compactLeading").frame(
          width: dimensions.compactSide)
        Spacer(minLength: 0)
        AnyView(erasing: island.compactTrailing()).islandRegion("compactTrailing").frame(
          width: dimensions.compactSide)
      }
      .frame(width: dimensions.compactWidth, height: LiveActivityDimensions.islandHeight)
      .islandShape(Capsule())
    case .minimal:
      AnyView(erasing: island.minimal()).islandRegion("minimal")
        .frame(
          minWidth: LiveActivityDimensions.minimalWidths.lowerBound,
          maxWidth: LiveActivityDimensions.minimalWidths.upperBound
        )
        .frame(height: LiveActivityDimensions.islandHeight)
        .fixedSize(horizontal: true, vertical: false)
        .islandShape(Capsule())
    case .expanded:
      VStack {
        HStack(alignment: .top) {
          region(.leading)
          Spacer(minLength: 0)
          // The camera stands above what is in the middle.
          region(.center).padding(.top, LiveActivityDimensions.islandHeight - Self.margin)
          Spacer(minLength: 0)
          region(.trailing)
        }
        region(.bottom)
      }
      .padding(Self.margin)
      .activityFrame(dimensions)
      .islandShape(RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous))
    }
  }

  /// Points between the expanded island's edge and its content.
  private static let margin = 16.0
  private static let cornerRadius = 44.0

  /// The regions written for a position, the one with the highest priority first.
  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let found = island.regions().filter { $0.position == position }
      .sorted { $0.priority > $1.priority }
    return ForEach(found.indices, id: \.self) { AnyView(erasing: found[$0].content) }
      .islandRegion(position.name)
  }
}

/// Marks what an app puts into a region of the island, for those who look for it there.
private struct IslandRegionModifier: WrappingModifier {
  typealias Body = Never
  let region: String

  var nodeType: String { "island \(region)" }
}

extension View {
  /// Says in the picture's tree which region this is.
  fileprivate func islandRegion(_ name: String) -> some View {
    modifier(IslandRegionModifier(region: name))
  }

  /// A Live Activity on the Lock Screen: a banner in the colour that it asks for.
  package func activityBanner(_ dimensions: LiveActivityDimensions) -> some View {
    activityFrame(dimensions).backgroundPreferenceValue(ActivityBackgroundTint.self) { tint in
      if let tint {
        RoundedRectangle(cornerRadius: LiveActivityDimensions.cornerRadius, style: .continuous)
          .fill(tint)
      }
    }
  }

  package func activityFrame(_ dimensions: LiveActivityDimensions) -> some View {
    frame(width: dimensions.width)
      .frame(
        minHeight: LiveActivityDimensions.heights.lowerBound,
        maxHeight: LiveActivityDimensions.heights.upperBound
      )
      .fixedSize(horizontal: false, vertical: true)
  }

  /// White on black, as the island always is.
  fileprivate func islandShape(_ shape: some Shape) -> some View {
    background(Color.black, in: shape).clipShape(shape).environment(\.colorScheme, .dark)
  }
}
