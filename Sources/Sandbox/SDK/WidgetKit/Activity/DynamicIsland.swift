public import AppleFoundation
public import SwiftUI

/// A Live Activity's views in the Dynamic Island: compact, minimal and expanded.
@available(iOS 16.1, *)
public struct DynamicIsland {
  package let regions: () -> [DynamicIslandRegion]
  package let compactLeading: () -> any View
  package let compactTrailing: () -> any View
  package let minimal: () -> any View
  package private(set) var url: URL?
  package private(set) var keylineTint: Color?
  package private(set) var margins: [(mode: DynamicIslandMode, margin: DynamicIslandMargin)] = []

  public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {
    self.regions = { expanded().regions }
    self.compactLeading = { compactLeading() }
    self.compactTrailing = { compactTrailing() }
    self.minimal = { minimal() }
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keylineTint = color
    return copy
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins.append((mode, DynamicIslandMargin(edges: edges, length: length)))
    return copy
  }
}

/// A presentation of the Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIslandMode: Equatable, Sendable {
  package let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}
