/// A part of the Dynamic Island that an app fills by itself.
public enum IslandRegion: String, CaseIterable, Hashable, Sendable {
  /// The two sides of the compact island.
  case compactLeading, compactTrailing
  /// The round island beside another activity.
  case minimal
  /// The regions of the expanded island: `DynamicIslandExpandedRegion`.
  case leading, trailing, center, bottom

  /// What marks the region in a picture's tree.
  var node: String { "island \(rawValue)" }
}

extension RenderedPicture {
  /// Every view in a region of the Dynamic Island, in the order of the source; none where nothing is shown
  /// there.
  public func elements(in region: IslandRegion) -> [PictureElement] {
    all(region.node).flatMap(\.descendants)
  }

  /// Everything that is written in a region of the Dynamic Island.
  public func texts(in region: IslandRegion) -> [String] {
    elements(in: region).compactMap(\.text).filter { !$0.isEmpty }
  }
}
