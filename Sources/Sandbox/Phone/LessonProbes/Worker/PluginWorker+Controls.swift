import Drawing
import Foundation
import Sentences
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  /// Returns the declarations of controls, in source order.
  func controls(
    where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [PluginContents.Widget] {
    try loadedLibrary.types(conformingTo: "ControlWidget").filter { isWanted($0.name) }
      .map { declared in
        PluginContents.Widget(try controlHost(of: declared).declaration, type: declared.name)
      }
  }

  /// Returns the control with this type name; nil if there's none.
  func controlHost(named name: String) throws -> ControlHost? {
    let declared = try loadedLibrary.types(conformingTo: "ControlWidget")
    guard let found = declared.first(where: { $0.name == name || $0.name.hasSuffix(".\(name)") })
    else { return nil }
    return try controlHost(of: found)
  }

  private func controlHost(of declared: DeclaredType) throws -> ControlHost {
    guard let type = declared.type as? any ControlWidget.Type else {
      throw RequestFailure(
        "Can't create the control `\(declared.name)` without types because it's generic.",
        ko: "`\(declared.name)` 제어 항목은 제네릭이라서 타입 없이는 만들 수 없어요.")
    }
    return ControlHost(type)
  }

  /// The time limit of a value provider, after which the preview value is shown.
  private static let patience = Duration.milliseconds(1500)

  /// Returns a control's state; for a tap, returns the outcome and the state after the tap.
  func control(_ request: ControlRequest) async throws -> ControlReport {
    let host = try onlyControlHost(named: request.control)
    let before = try await reading(of: host, request)
    guard request.taps else { return ControlReport(host, before) }
    guard !before.isDisabled else {
      throw RequestFailure(
        "A tap on \(host.name) does nothing because the control is disabled.",
        ko: "\(host.name) 제어 항목을 탭해도 아무 일도 일어나지 않아요. 비활성화되어 있어요.")
    }
    let outcome: PerformedIntent
    if let performed = request.performed {
      outcome = performed
    } else {
      let (own, controls) = await host.tap(before, installedKinds: try widgets().map(\.kind))
      outcome = PerformedIntent(own, kind: nil, controls: controls)
    }
    var report = ControlReport(
      host, outcome.error == nil ? try await reading(of: host, request) : before)
    report.outcome = ControlReport.Outcome(
      error: outcome.error, reloadedKinds: outcome.reloadedKinds,
      reloadedControls: outcome.reloadedControls, opensApp: outcome.opensApp)
    return report
  }

  func reading(of host: ControlHost, _ request: ControlRequest) async throws -> ControlReading {
    let situation = try WidgetSituation(
      RenderRequest(
        subject: .widget(host.name), systemVersion: request.systemVersion, locale: request.locale))
    WorkerClock.set(PluginWorker.moment)
    WorkerLocale.current = Locale(identifier: request.locale)
    let values = try request.configuration.parameterValues
    let template = request.isPreview ? nil : try await host.template(values: values)
    return try host.state(of: template, in: situation)
  }

  /// Returns the control with this type name, or the only control if `name` is nil.
  func onlyControlHost(named name: String?) throws -> ControlHost {
    let declared = try loadedLibrary.types(conformingTo: "ControlWidget")
    let known = declared.map { "`\($0.name)`" }.joined(separator: ", ")
    guard let name else {
      guard let only = declared.first else {
        throw RequestFailure(
          "There is no control, because no type conforms to `ControlWidget`.",
          ko: "제어 항목이 없어요. `ControlWidget` 프로토콜을 따르는 타입이 없어요.")
      }
      guard declared.count == 1 else {
        throw RequestFailure(
          "There are several controls. Choose one of \(known).",
          ko: "제어 항목이 여러 개예요. 하나를 고르세요: \(known).")
      }
      return try controlHost(of: only)
    }
    if let found = try controlHost(named: name) { return found }
    throw known.isEmpty
      ? RequestFailure("There is no control `\(name)`.", ko: "`\(name)` 제어 항목이 없어요.")
      : RequestFailure(
        "There is no control `\(name)`. Available: \(known).",
        ko: "`\(name)` 제어 항목이 없어요. 있는 것: \(known).")
  }

  /// Draws a control in the size that the request specifies.
  func render(_ host: ControlHost, _ request: RenderRequest) async throws -> RenderedWidget {
    guard let family = request.family.control else {
      let places = ControlFamily.allCases.map(\.rawValue).joined(separator: ", ")
      throw RequestFailure(
        "\(host.name) is a control and has no \(request.family). Available: \(places).",
        ko: "\(host.name) 제어 항목에는 \(request.family) 크기가 없어요. 보이는 크기: \(places).")
    }
    var plain = request
    (plain.family, plain.mode, plain.place) = (.widget(.systemSmall), .fullColor, nil)
    let situation = try WidgetSituation(plain)
    let values = try request.configuration.parameterValues
    let size = ControlHost.Size(family)
    let inTime = try await TimeLimitedWait.wait(Self.patience) {
      let template = try await host.template(values: values)
      return try host.picture(of: template, size: size, in: situation)
    }
    var picture = try inTime ?? host.picture(of: nil, size: size, in: situation)
    if inTime == nil {
      picture.notes.append(
        RenderNote(
          rule: "no-value",
          message: Sentence(
            "The value provider of \(host.name) didn't respond. This is its preview value.",
            ko: "\(host.name)의 값 프로바이더가 응답하지 않았어요. 이 그림은 미리보기 값이에요."),
          fix: Sentence(
            "Return from currentValue() on every path.",
            ko: "모든 경로에서 currentValue()가 값을 돌려주게 하세요.")))
    }
    var answered = request
    answered.mode = .fullColor
    let kind = host.declaration.kind
    return RenderedWidget(kind: kind.isEmpty ? nil : kind, request: answered, picture: picture)
  }
}

extension ControlReport {
  @MainActor
  fileprivate init(_ host: ControlHost, _ state: ControlReading) {
    let declared = PluginContents.Widget(host.declaration, type: host.name)
    self.init(
      type: host.name, kind: declared.kind, displayName: declared.displayName,
      description: declared.description, title: state.title, status: state.status,
      symbol: state.symbol, isOn: state.isOn, tint: state.tint,
      isDisabled: state.isDisabled, isPrivacySensitive: state.isPrivacySensitive,
      intent: String(describing: Swift.type(of: state.action)))
  }
}

extension PluginContents.Widget {
  init(_ declaration: DeclaredControl, type: String) {
    self.init(
      type: type, kind: declaration.kind,
      displayName: declaration.displayName.map { String(localized: $0) },
      description: declaration.details.map { String(localized: $0) }, families: [],
      configuration: "control")
  }
}

extension ControlHost.Size {
  fileprivate init(_ family: ControlFamily) {
    self =
      switch family {
      case .controlSmall: .small
      case .controlMedium: .medium
      case .controlLarge: .large
      case .controlLockScreen: .lockScreen
      }
  }
}
