package import Drawing
package import PhoneFacts
package import WidgetKit

/// A place on the phone that shows widgets.
package enum WidgetPlace: String, CaseIterable, Sendable {
  /// The places on an iPhone or iPad.
  case homeScreen, lockScreen, standBy, carPlay

  /// Returns the places that show a family, according to the Human Interface Guidelines for widgets.
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

  /// Returns the default place of a family.
  package static func usual(for family: WidgetFamily) -> WidgetPlace {
    family.isAccessory ? .lockScreen : .homeScreen
  }

  /// Returns the rendering modes of a family in this place, the default first.
  package func modes(for family: WidgetFamily, version: SystemVersion) -> [RenderingMode] {
    guard version.hasRenderingModes else { return [.fullColor] }
    switch self {
    case .homeScreen: return version.tintsHomeScreen ? [.fullColor, .accented] : [.fullColor]
    case .lockScreen: return [.vibrant]
    // In low light, StandBy switches to monochrome red.
    case .standBy: return [.fullColor, .vibrant]
    case .carPlay: return [.fullColor]
    }
  }

  /// The corresponding location for `disfavoredLocations(_:for:)`.
  package var location: WidgetLocation {
    switch self {
    case .homeScreen: .homeScreen
    case .lockScreen: .lockScreen
    case .standBy: .standBy
    case .carPlay: .carPlay
    }
  }

  /// Returns whether the system removes a removable container background in this place.
  package func removesBackground(in mode: RenderingMode) -> Bool {
    self != .homeScreen || mode != .fullColor
  }
}

extension RenderingMode {
  /// Returns the modes in which the device can show a family anywhere.
  package static func available(
    for family: WidgetFamily, on device: Device, version: SystemVersion
  ) -> [RenderingMode] {
    guard version.hasRenderingModes else { return [.fullColor] }
    if family.isAccessory {
      // The Lock Screen is vibrant and watch faces are accented; only a watch's Smart Stack keeps colors.
      return device.kind == .watch ? [.fullColor, .accented] : [.vibrant, .accented]
    }
    return version.tintsHomeScreen ? [.fullColor, .accented, .vibrant] : [.fullColor, .vibrant]
  }
}
