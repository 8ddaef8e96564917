package import SwiftUI
package import WidgetKit

/// Why a widget cannot be shown.
package enum WidgetHostError: Error, Equatable {
  /// The widget does not name the family; those that it names.
  case familyNotSupported(WidgetFamily, widget: String, supported: [WidgetFamily])
  /// The device, by its row in the table, has no place for the family.
  case familyNotOnDevice(WidgetFamily, device: String)
  /// The phone's iOS is older than the family.
  case familyNotInVersion(WidgetFamily, version: SystemVersion)
  /// A Live Activity or an empty configuration has no timeline.
  case noTimeline(widget: String)
  /// The provider gave a timeline without an entry.
  case emptyTimeline(widget: String)
  /// A place, from 0, beyond the timeline's `count` entries.
  case noSuchEntry(Int, count: Int)
  /// No button or toggle of the picture has this handle.
  case noControl(handle: Int)
}

extension WidgetHostError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .familyNotSupported(let family, let widget, let supported):
      supported.isEmpty
        ? "\(widget) supports no family at all: the widget gallery does not offer it"
        : "\(widget) does not support \(family); it supports "
          + supported.map(\.description).joined(separator: ", ")
    case .familyNotOnDevice(let family, let device):
      "The device \(device) does not show \(family)"
    case .familyNotInVersion(let family, let version):
      "iOS \(version) does not have \(family) yet"
    case .noTimeline(let widget):
      "\(widget) has no timeline: its configuration has no provider"
    case .emptyTimeline(let widget):
      "The timeline of \(widget) is empty: the widget keeps showing its placeholder. "
        + "Return at least one entry"
    case .noSuchEntry(let index, let count):
      "The timeline has no entry \(index): it has \(count), counted from 0"
    case .noControl(let handle):
      "The picture has no button or toggle with the handle \(handle)"
    }
  }
}
