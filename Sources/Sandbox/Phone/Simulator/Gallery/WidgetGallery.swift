package import PhoneFacts
package import SwiftUI
package import WidgetKit

/// The contents of a phone's widget gallery for one extension, in bundle order.
@MainActor
package struct WidgetGallery {
  /// A widget of the bundle, with the families that the user can choose.
  package struct Entry {
    /// The widget that the bundle created.
    package let widget: any Widget
    /// The widget on the phone, ready to draw.
    package let host: WidgetHost
    /// The families that the user can choose, in the widget's order; empty if the gallery leaves out the
    /// widget.
    package let families: [WidgetFamily]
    /// The first available family with a size; Apple publishes no sizes for iPad Lock Screens.
    package let shown: WidgetFamily?
    /// The supported families that the user can't choose.
    package let withheld: [WithheldFamily]
  }

  /// A family that the widget supports but the gallery doesn't show.
  package struct WithheldFamily: Hashable, Sendable {
    /// A reason not to show a family.
    package enum Reason: Hashable, Sendable {
      /// The phone's iOS is older than the family.
      case notInVersion(since: SystemVersion)
      /// The device has no place for the family.
      case notOnDevice
    }

    /// The family that isn't shown.
    package let family: WidgetFamily
    /// The reason it isn't shown.
    package let reason: Reason

    /// Creates a withheld family.
    package init(family: WidgetFamily, reason: Reason) {
      self.family = family
      self.reason = reason
    }
  }

  /// All widgets of the bundle, including those that can't be chosen here.
  package let entries: [Entry]
  /// The bundle's controls, which have their own gallery on iOS 18 and later.
  package let controls: [any ControlWidget]

  /// Creates the gallery of a device with an iOS version.
  package init(of members: [BundleMember], on device: Device, version: SystemVersion) {
    var entries: [Entry] = []
    var controls: [any ControlWidget] = []
    for member in members {
      switch member {
      case .control(let control):
        if version >= .firstWithControls { controls.append(control) }
      case .widget(let widget):
        entries.append(Entry(widget, on: device, version: version))
      }
    }
    self.entries = entries
    self.controls = controls
  }
}

@MainActor
extension WidgetGallery.Entry {
  fileprivate init(_ widget: any Widget, on device: Device, version: SystemVersion) {
    self.widget = widget
    host = WidgetHost(widget: widget)
    // The user can't choose a Live Activity; its app starts it.
    guard host.declaration.style != .activity, host.declaration.style != .empty else {
      (families, withheld, shown) = ([], [], nil)
      return
    }
    var families: [WidgetFamily] = []
    var withheld: [WidgetGallery.WithheldFamily] = []
    for family in host.declaration.families where !families.contains(family) {
      guard let first = device.firstVersion(with: family) else {
        withheld.append(.init(family: family, reason: .notOnDevice))
        continue
      }
      if first > version {
        withheld.append(.init(family: family, reason: .notInVersion(since: first)))
      } else {
        families.append(family)
      }
    }
    self.families = families
    self.withheld = withheld
    shown = families.first { device.sizes[$0] != nil }
  }
}

extension Device {
  /// Returns the first iOS version that offers a family on this device; nil if none does.
  fileprivate func firstVersion(with family: WidgetFamily) -> SystemVersion? {
    if let first = firstVersion(withUnsized: family) { return first }
    return sizes[family].map { _ in family.firstVersion }
  }

  /// Returns the first iOS version that offers a family on this device, if Apple hasn't published its size.
  func firstVersion(withUnsized family: WidgetFamily) -> SystemVersion? {
    let isForLockScreens = family.isAccessory && family != .accessoryCorner
    if kind == .iPad, isForLockScreens { return SystemVersion(17) }
    let isPhoneOrPad = kind == .iPhone || kind == .iPad
    return isPhoneOrPad && family == .systemExtraLargePortrait ? SystemVersion(27) : nil
  }
}
