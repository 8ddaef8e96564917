package import Drawing
package import PhoneFacts
package import WidgetKit

/// Where a widget stands on the phone.
package enum WidgetPlace: String, CaseIterable, Sendable {
  /// The places of an iPhone or iPad that show widgets.
  case homeScreen, lockScreen, standBy, carPlay

  /// The places that take a family, from the Human Interface Guidelines for widgets.
  package static func places(
    for family: WidgetFamily, on device: Device, version: SystemVersion
  ) -> [WidgetPlace] {
    guard device.sizes[family] != nil else { return [] }
    if family.isAccessory {
      return version.hasRenderingModes ? [.lockScreen] : []
    }
    var places = [WidgetPlace.homeScreen]
    if family == .systemSmall {
      if device.kind == .iPad, version >= SystemVersion(17) { places.append(.lockScreen) }
      if device.kind == .iPhone, version >= SystemVersion(17) { places.append(.standBy) }
      if device.kind == .iPhone, version >= SystemVersion(26) { places.append(.carPlay) }
    }
    return places
  }

  /// Where a family is shown when nothing else is asked for.
  package static func usual(for family: WidgetFamily) -> WidgetPlace {
    family.isAccessory ? .lockScreen : .homeScreen
  }

  /// The ways the system colours a widget here; the first is the usual one.
  package func modes(for family: WidgetFamily, version: SystemVersion) -> [RenderingMode] {
    guard version.hasRenderingModes else { return [.fullColor] }
    switch self {
    case .homeScreen: return version.tintsHomeScreen ? [.fullColor, .accented] : [.fullColor]
    case .lockScreen: return [.vibrant]
    // In low light StandBy turns to monochrome red.
    case .standBy: return [.fullColor, .vibrant]
    case .carPlay: return [.fullColor]
    }
  }

  /// The corresponding value of `disfavoredLocations(_:for:)`.
  package var location: WidgetLocation {
    switch self {
    case .homeScreen: .homeScreen
    case .lockScreen: .lockScreen
    case .standBy: .standBy
    case .carPlay: .carPlay
    }
  }

  /// Whether the system takes the container background away here, where it may.
  package func removesBackground(in mode: RenderingMode) -> Bool {
    self != .homeScreen || mode != .fullColor
  }
}

extension RenderingMode {
  /// The modes in which a family can be seen anywhere on the device.
  package static func available(
    for family: WidgetFamily, on device: Device, version: SystemVersion
  ) -> [RenderingMode] {
    guard version.hasRenderingModes else { return [.fullColor] }
    if family.isAccessory {
      // The Lock Screen is vibrant, watch faces accent; only a watch's Smart Stack keeps colours.
      return device.kind == .watch ? [.fullColor, .accented] : [.vibrant, .accented]
    }
    return version.tintsHomeScreen ? [.fullColor, .accented, .vibrant] : [.fullColor, .vibrant]
  }
}
