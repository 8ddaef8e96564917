package import AppIntents
package import Drawing
import Foundation
package import SwiftUI
import WidgetKit

/// A control's state and action as values instead of a picture.
package struct ControlReading: Sendable {
  /// The label's text; nil if the label has no text.
  package var title: String?
  /// The text of the label for the current state; nil if the control has no such label.
  package var status: String?
  /// The name of the control's SF Symbol; nil if the control has none.
  package var symbol: String?
  /// Whether a toggle is on; nil for a button.
  package var isOn: Bool?
  /// The color of `tint(_:)` as Control Center draws it; nil without a tint.
  package var tint: RGBA?
  /// Whether `disabled(_:)` disables the control.
  package var isDisabled: Bool
  /// Whether `privacySensitive(_:)` marks the control as private.
  package var isPrivacySensitive: Bool
  /// The intent that a tap performs, with a toggle's new value.
  package var action: any AppIntent
}

extension ControlHost {
  /// Returns the control's state and action, or those for the preview value if `template` is nil.
  package func state(
    of template: (any ControlWidgetTemplate)?, in situation: WidgetSituation
  ) throws -> ControlReading {
    let (parts, environment) = try parts(of: template, in: situation)
    let renderer = PictureRenderer(environment: environment, metrics: situation.metrics)
    func root(_ view: any View) -> PictureNode {
      renderer.picture(of: AnyView(erasing: view), proposal: .unspecified).root
    }
    func title(of view: any View) -> String? {
      root(AnyView(erasing: view).labelStyle(.titleOnly)).words
    }
    func symbol(of view: any View) -> String? {
      root(AnyView(erasing: view).labelStyle(.iconOnly)).firstImage
    }
    let own = parts.stateLabel?(parts.isOn ?? false)
    return ControlReading(
      title: title(of: parts.label), status: own.flatMap(title(of:)),
      symbol: own.flatMap(symbol(of:)) ?? symbol(of: parts.label), isOn: parts.isOn,
      tint: parts.tint?.rgba(in: environment), isDisabled: parts.isDisabled,
      isPrivacySensitive: parts.isPrivacySensitive, action: parts.tapAction())
  }

  /// Performs the intent of a tap on the control, as the extension would.
  ///
  /// - Returns: The outcome, and the kinds of the controls that the intent asked the system to reload.
  package func tap(
    _ state: ControlReading, installedKinds: [String]
  ) async -> (outcome: IntentOutcome, controls: [String]) {
    _ = ControlCenter.shared.takeRequests()
    let outcome = await IntentOutcome.performing(
      state.action, tappedKind: nil, installedKinds: installedKinds)
    return (outcome, ControlCenter.shared.takeRequests().kinds(of: declaration.kind))
  }
}

extension [ControlReloadRequest] {
  /// Returns the requested kinds; `.all` means the control's own kind, the only kind on the phone.
  package func kinds(of own: String) -> [String] {
    map { request in
      switch request {
      case .all: own
      case .kind(let kind): kind
      }
    }
  }
}

extension PictureNode {
  /// All text in the tree; nil if there's none.
  fileprivate var words: String? {
    let own = (text ?? "").isEmpty ? [] : [text ?? ""]
    let all = own + children.compactMap(\.words)
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  /// The first symbol or image in the tree.
  fileprivate var firstImage: String? {
    traits.imageName ?? children.lazy.compactMap(\.firstImage).first
  }
}
