package import AppIntents
package import Drawing
import Foundation
package import SwiftUI
import WidgetKit

/// What a control says and does, in words instead of a picture.
package struct ControlReading: Sendable {
  /// The words of the label; nil where it has none.
  package var title: String?
  /// The words that its own label has for the present state; nil where it has none.
  package var status: String?
  /// The SF Symbol that it shows; nil where it has none.
  package var symbol: String?
  /// Whether a toggle is on; nil for a button.
  package var isOn: Bool?
  /// The colour of `tint(_:)`, as it is drawn in Control Center; nil without one.
  package var tint: RGBA?
  /// What `disabled(_:)` says.
  package var isDisabled: Bool
  /// What `privacySensitive(_:)` says.
  package var isPrivacySensitive: Bool
  /// What a tap performs, with the new value of a toggle in it.
  package var action: any AppIntent
}

extension ControlHost {
  /// What the control says and does; without a template, with the preview value.
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

  /// Performs what a tap on the control performs, as the extension would.
  ///
  /// - Returns: What came of it, and the kinds of the controls that the intent asked to reload.
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
  /// The kinds of the controls that are asked for, where this is the only one on the phone.
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
  /// Everything written in the tree; nil where nothing is.
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
