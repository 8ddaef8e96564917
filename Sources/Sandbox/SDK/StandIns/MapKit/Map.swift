import AppleFoundation
import CoreLocationStandIn
public import SwiftUI

/// A map that can be moved.
///
/// Widgets do not support it: the system draws its sign for that.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct Map<Content> where Content: View {
  let content: Content
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Map where Content == EmptyView {
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {
    content = EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Map: View {
  public var body: some View { ProhibitedView(name: "Map") }
}

/// What people may do with a map.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all: MapInteractionModes = [.pan, .zoom]
}
