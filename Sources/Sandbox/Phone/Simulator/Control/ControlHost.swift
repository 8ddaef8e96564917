package import AppIntents
package import Drawing
import Foundation
package import PhoneFacts
package import Sentences
package import SwiftUI
package import WidgetKit

/// A learner's control in Control Center, which gets values from its provider and draws its template.
@MainActor
package final class ControlHost {
  /// A control's size on Control Center's grid.
  package enum Size: Sendable {
    /// One cell, two cells side by side, and four cells in a square.
    case small, medium, large
    /// The round button at the bottom of the Lock Screen, which shows only the symbol.
    case lockScreen
  }

  /// The control's type name in the learner's code.
  package let name: String
  /// The declaration in the control's body.
  package let declaration: DeclaredControl

  /// Creates a control of this type.
  package init(_ type: any ControlWidget.Type) {
    name = String(describing: type)
    declaration = DeclaredControl(of: type.init())
  }

  /// Uses an existing control, such as a bundle's.
  package init(control: any ControlWidget) {
    name = String(describing: Swift.type(of: control))
    declaration = DeclaredControl(of: control)
  }

  /// Returns the button or toggle with the provider's current value.
  package func template(
    values: [String: IntentParameterValue] = [:]
  ) async throws -> any ControlWidgetTemplate {
    guard let make = declaration.makeTemplate else { throw ControlHostError.empty(control: name) }
    return try await make(values)
  }

  /// Draws the control as Control Center shows it, or with the preview value if `template` is nil.
  package func picture(
    of template: (any ControlWidgetTemplate)?, size: Size, in situation: WidgetSituation
  ) throws -> Picture {
    let (parts, environment) = try parts(of: template, in: situation)
    let renderer = PictureRenderer(environment: environment, metrics: situation.metrics)
    func has(_ isMeant: (PictureNode) -> Bool, _ view: any View) -> Bool {
      renderer.picture(of: AnyView(erasing: view), proposal: .unspecified).root.contains(isMeant)
    }
    let view = ControlView(
      parts: parts, size: size, name: shownName,
      hasIcon: { has({ $0.traits.imageName != nil }, $0) },
      hasTitle: { has({ !($0.text ?? "").isEmpty }, $0) })
    var picture = renderer.picture(of: view, size: view.points)
    if !view.showsSymbol {
      picture.notes.append(
        RenderNote(
          rule: "control-symbol",
          message: Sentence(
            "\(name) has no symbol, but Control Center shows nothing else for a small control.",
            ko: "\(name)에 심볼이 없어요. 제어 센터는 작은 제어 항목의 심볼만 보여 줘요."),
          fix: Sentence(
            "Add a symbol to the control's label: Label(\"…\", systemImage: \"…\").",
            ko: "라벨에 심볼을 넣으세요: Label(\"…\", systemImage: \"…\").")))
    }
    return picture
  }
}

extension ControlHost {
  /// Returns a template's parts and the environment of Control Center's dark glass.
  ///
  /// If `template` is nil, the parts show the preview value.
  func parts(
    of template: (any ControlWidgetTemplate)?, in situation: WidgetSituation
  ) throws -> (ControlParts, EnvironmentValues) {
    guard situation.version >= .firstWithControls else {
      throw ControlHostError.tooEarly(version: situation.version)
    }
    guard let template = template ?? declaration.makePreview?(),
      let parts = ControlParts(of: template)
    else { throw ControlHostError.empty(control: name) }
    var environment = situation.environment(showsBackground: true, at: situation.date ?? Date())
    environment.colorScheme = .dark
    return (parts, environment)
  }

  /// Control Center's name for the control if its label has no text.
  var shownName: String { declaration.displayName.map { String(localized: $0) } ?? name }
}

/// An error that prevents a control from being shown.
package enum ControlHostError: SpokenError, Equatable {
  /// The control's configuration has nothing to draw.
  case empty(control: String)
  /// Controls require iOS 18.
  case tooEarly(version: SystemVersion)

  /// The message for the learner.
  package var sentence: Sentence {
    switch self {
    case .empty(let control):
      Sentence(
        "\(control) has neither a button nor a toggle.", ko: "\(control) 제어 항목에 버튼도 스위치도 없어요.")
    case .tooEarly(let version):
      Sentence(
        "Controls require iOS 18, but this is iOS \(version).",
        ko: "제어 항목은 iOS 18부터 있어요. 지금은 iOS \(version) 버전이에요.")
    }
  }
}

extension PictureNode {
  fileprivate func contains(_ isMeant: (PictureNode) -> Bool) -> Bool {
    isMeant(self) || children.contains { $0.contains(isMeant) }
  }
}
