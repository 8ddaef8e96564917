import Drawing
import Foundation
import Sentences
import Simulator
import WorkerProtocol
import WidgetKit

extension PluginWorker {
  /// Draws a widget, taps it, and does what the phone would do.
  func touch(_ request: WidgetTapRequest) async throws -> TapReport {
    last = nil
    if let control = try touchedControl(request.picture) {
      return try await touch(control, request)
    }
    let before = try await render(request.picture)
    guard let (host, shown) = last else {
      throw RequestFailure(
        "Only widgets, Live Activities and controls can be tapped.",
        ko: "위젯, 실시간 현황, 제어 항목만 탭할 수 있어요.")
    }
    let parts = TapTargets(of: before.picture.root)
    let (point, meant) = try place(request.place, parts, size: before.picture.size)
    var report = TapReport(
      before: before.passable, x: point.x, y: point.y, target: .app, name: meant?.name, remarks: [],
      buttons: parts.buttons.map(\.part), links: parts.links.map(\.part))
    switch before.request.family.activity?.isPassive == true
      ? shown.targetBesideControls : shown.target(at: point)
    {
    case .control(let handle, let intent):
      report.target = .control(intent: intent)
      let part = parts.buttons.first { $0.handle == handle }
      report.name = part?.name ?? report.name
      let kinds = try widgets().map(\.kind)
      host.declaration.activity?.start()
      let outcome = try await host.tap(handle: handle, in: shown, installedKinds: kinds)
      report.opensApp = outcome.opensApp
      report.outcome = TapOutcome(
        intent: outcome.intent, opened: outcome.opened, reloadedKinds: outcome.reloadedKinds,
        asksForReload: outcome.requests.contains { $0.reloads(kind: host.declaration.kind) },
        error: outcome.error,
        after: outcome.error == nil ? try await render(request.picture).passable : nil)
    case .link(let url):
      report.target = .link(url)
      report.name = parts.links.last { $0.frame.contains(point) }?.name ?? report.name
    case .widgetURL(let url): report.target = .widgetURL(url)
    case .app: report.target = .app
    }
    if let handoff = handoff(of: report, host: host, shown) {
      report.openings = try openings(by: handoff, request.picture)
    }
    report.remarks = remarks(
      on: report.target, of: shown, at: point, parts,
      isPassive: before.request.family.activity?.isPassive == true)
    return report
  }

  /// Returns what the tap passes to the app; nil if it doesn't open the app.
  private func handoff(
    of report: TapReport, host: WidgetHost, _ shown: WidgetPicture
  ) -> WidgetHandoff? {
    switch report.target {
    case .link(let url), .widgetURL(let url): .url(url)
    case .app where host.declaration.activity != nil: .untargetedActivity
    case .app: WidgetHandoff(untargeted: host.declaration, family: shown.situation.family)
    case .control: report.outcome?.opened.map { .url($0) }
    }
  }

  private func place(
    _ place: WidgetTapRequest.Place, _ parts: TapTargets, size: CGSize
  ) throws(RequestFailure) -> (CGPoint, TapTargets.Part?) {
    switch place {
    case .point(let x, let y):
      guard (0...size.width).contains(x), (0...size.height).contains(y) else {
        throw RequestFailure(
          impossible: Sentence(
            "\(Self.short(x)), \(Self.short(y)) is outside the widget, which is "
              + "\(Self.short(size.width)) × \(Self.short(size.height)) points.",
            ko: "\(Self.short(x)), \(Self.short(y)) 자리는 위젯 밖이에요. 위젯 크기는 "
              + "\(Self.short(size.width)) × \(Self.short(size.height)) 포인트예요."
          ))
      }
      return (CGPoint(x: x, y: y), nil)
    case .button(let number):
      let part = try parts.part(
        number, of: parts.buttons, called: Sentence("button or toggle", ko: "버튼이나 스위치"))
      return (part.middle, part)
    case .link(let number):
      let part = try parts.part(number, of: parts.links, called: Sentence(verbatim: "Link"))
      return (part.middle, part)
    }
  }

  /// Formats a length without a redundant `.0`.
  private static func short(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e9 ? "\(Int(length))" : "\(length)"
  }

  /// Explains why the tapped view's own action didn't run.
  private func remarks(
    on target: TapReport.Target, of shown: WidgetPicture, at point: CGPoint, _ parts: TapTargets,
    isPassive: Bool
  ) -> [TapReport.Remark] {
    switch target {
    case .control, .link: return []
    case .widgetURL, .app: break
    }
    var remarks: [TapReport.Remark] = []
    if let button = parts.buttons.last(where: { $0.frame.contains(point) }) {
      if button.isDisabled {
        remarks.append(.disabled)
      } else if button.handle == nil {
        remarks.append(.closure)
      } else {
        remarks.append(isPassive ? .passivePlace : .beforeInteraction)
      }
    } else if parts.links.contains(where: { $0.frame.contains(point) }) {
      remarks.append(.linkWithoutEffect)
    }
    if shown.hasAmbiguousURL { remarks.append(.severalURLs) }
    return remarks
  }
}

/// The tappable parts of a picture, numbered in view order.
private struct TapTargets {
  struct Part {
    var name: String
    var action: String?
    var frame: CGRect
    var isDisabled: Bool
    /// The intent's handle; nil for closures and links.
    var handle: Int?

    var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    var part: TapReport.Part { TapReport.Part(name: name, action: action) }
  }

  private(set) var buttons: [Part] = []
  private(set) var links: [Part] = []

  init(of root: PictureNode) {
    var waiting = [root]
    while let node = waiting.popLast() {
      waiting += node.children.reversed()
      guard let action = node.traits.action else { continue }
      var part = Part(
        name: Self.name(of: node), action: nil, frame: node.frame,
        isDisabled: node.traits.isDisabled == true)
      switch action {
      case .intent(let type, let handle):
        (part.action, part.handle) = (type, handle)
        buttons.append(part)
      case .closure: buttons.append(part)
      case .link(let url):
        part.action = url.absoluteString
        links.append(part)
      }
    }
  }

  /// Returns the first label, text or image name in the view.
  private static func name(of node: PictureNode) -> String {
    var waiting = [node]
    while let next = waiting.popLast() {
      if let label = next.traits.accessibilityLabel ?? next.text ?? next.traits.imageName {
        return label
      }
      waiting += next.children.reversed()
    }
    return node.type
  }

  func part(
    _ number: Int, of parts: [Part], called kind: Sentence
  ) throws(RequestFailure) -> Part {
    if parts.indices.contains(number - 1) { return parts[number - 1] }
    guard !parts.isEmpty else {
      throw RequestFailure(
        impossible: Sentence("This picture has no \(kind).", ko: "이 그림에는 \(kind) 항목이 없어요."))
    }
    let names = parts.enumerated().map { "\($0.offset + 1) “\($0.element.name)”" }
      .joined(separator: ", ")
    throw RequestFailure(
      impossible: Sentence(
        "There is no \(kind) \(number) in this picture. Available: \(names).",
        ko: "이 그림에는 \(kind) \(number)번이 없어요. 있는 것: \(names)."))
  }
}
