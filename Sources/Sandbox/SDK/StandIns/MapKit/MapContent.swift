public import CoreLocationStandIn
public import SwiftUI

/// Content of a map.
///
/// Widgets don't support maps, so content is accepted and not drawn.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol MapContent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct EmptyMapContent: MapContent {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression(_ content: any MapContent) -> EmptyMapContent {
    EmptyMapContent()
  }

  public static func buildBlock(_ content: EmptyMapContent...) -> EmptyMapContent {
    EmptyMapContent()
  }

  public static func buildIf(_ content: EmptyMapContent?) -> EmptyMapContent { EmptyMapContent() }

  public static func buildEither(first: EmptyMapContent) -> EmptyMapContent { first }

  public static func buildEither(second: EmptyMapContent) -> EmptyMapContent { second }
}

/// A balloon at a place.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct Marker: MapContent {
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}

  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}

  public func tint(_ tint: Color?) -> Marker { self }
}

/// A view at a place.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct Annotation: MapContent {
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
}

/// The user's location.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct UserAnnotation: MapContent {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Map where Content == EmptyView {
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all
  ) {
    content = EmptyView()
  }

  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> some MapContent
  ) {
    self.content = EmptyView()
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all
  ) {
    content = EmptyView()
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> some MapContent
  ) {
    self.content = EmptyView()
  }
}
