/// A region of the Dynamic Island that shows the app's content.
public enum IslandRegion: String, CaseIterable, Hashable, Sendable {
  /// The two sides of the compact island.
  case compactLeading, compactTrailing
  /// The round island next to another activity.
  case minimal
  /// The regions of the expanded island: `DynamicIslandExpandedRegion`.
  case leading, trailing, center, bottom

  /// The region's node type in a picture's tree.
  var node: String { "island \(rawValue)" }
}

extension RenderedPicture {
  /// Returns every view in a region of the Dynamic Island, in source order, or an empty array if the region
  /// shows nothing.
  public func elements(in region: IslandRegion) -> [PictureElement] {
    all(region.node).flatMap(\.descendants)
  }

  /// Returns the strings that a region of the Dynamic Island shows.
  public func texts(in region: IslandRegion) -> [String] {
    elements(in: region).compactMap(\.text).filter { !$0.isEmpty }
  }
}
