package import PhoneFacts
package import SwiftUI
package import WidgetKit

/// What a phone's widget gallery offers of an extension, in the order of its bundle.
@MainActor
package struct WidgetGallery {
  /// A widget of the bundle, and the families of it that people can choose here.
  package struct Entry {
    /// The widget as its bundle made it.
    package let widget: any Widget
    /// The widget on the phone, ready to be drawn.
    package let host: WidgetHost
    /// The families that people can choose, in the order in which the widget names them; empty
    /// where the gallery leaves the widget out.
    package let families: [WidgetFamily]
    /// The first of them that has a size here; Apple publishes none for the Lock Screens of iPads.
    package let shown: WidgetFamily?
    /// The families that it names besides them.
    package let withheld: [WithheldFamily]
  }

  /// A family that the widget names and the gallery does not show.
  package struct WithheldFamily: Hashable, Sendable {
    /// Why a family is not shown.
    package enum Reason: Hashable, Sendable {
      /// The phone's iOS is older than the family.
      case notInVersion(since: SystemVersion)
      /// The device has no place for the family.
      case notOnDevice
    }

    /// The family that is not shown.
    package let family: WidgetFamily
    /// Why it is not shown.
    package let reason: Reason

    /// A family, and why it is not shown.
    package init(family: WidgetFamily, reason: Reason) {
      self.family = family
      self.reason = reason
    }
  }

  /// The bundle's widgets, also those that nobody can choose here.
  package let entries: [Entry]
  /// Controls have a gallery of their own, from iOS 18 on.
  package let controls: [any ControlWidget]

  /// Opens the gallery of a device on an iOS version.
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
    // A Live Activity is never chosen: its app starts it.
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
  /// The first iOS that offers a family on this device; nil where none does.
  fileprivate func firstVersion(with family: WidgetFamily) -> SystemVersion? {
    let isForLockScreens = family.isAccessory && family != .accessoryCorner
    if kind == .iPad, isForLockScreens { return SystemVersion(17) }
    return sizes[family].map { _ in family.firstVersion }
  }
}
