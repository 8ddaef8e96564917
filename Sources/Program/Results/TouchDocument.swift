import Foundation
package import Stage
import Viewing

/// A tap as `tap --json` prints it.
package struct TouchDocument: Encodable {
  private let report: TouchReport

  package init(_ report: TouchReport) { self.report = report }

  private enum Key: String, CodingKey {
    case version, at, target, name, performed, reloaded, opened, opensApp, error, notes, buttons
    case links, before, after, app
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode([report.x, report.y], forKey: .at)
    try container.encode(kind, forKey: .target)
    try container.encode(report.name, forKey: .name)
    // Null stands where there is none: the shape is the same for every tap.
    try container.encode(report.outcome?.intent, forKey: .performed)
    try container.encode(report.outcome?.reloadedKinds ?? [], forKey: .reloaded)
    try container.encode(report.opened?.absoluteString, forKey: .opened)
    try container.encode(report.opensApp || !report.isControl, forKey: .opensApp)
    try container.encode(report.outcome?.error, forKey: .error)
    try container.encode(report.remarks.map(\.rawValue), forKey: .notes)
    try container.encode(report.buttons, forKey: .buttons)
    try container.encode(report.links, forKey: .links)
    try container.encode(RenderReport.Node(report.before.picture.root), forKey: .before)
    try container.encode(
      (report.outcome?.after?.picture.root).map(RenderReport.Node.init), forKey: .after)
    try container.encode(report.openings.isEmpty ? nil : App(report.openings), forKey: .app)
  }

  /// The app behind the widget, where the files hold one.
  private struct App: Encodable {
    var type: String?
    /// What it showed when it was left.
    var before: RenderReport.Node?
    var running, started: Opening?

    init(_ openings: [AppOpening]) {
      type = openings.first?.type
      before = (openings.first?.before?.root).map(RenderReport.Node.init)
      running = openings.first { $0.before != nil }.map(Opening.init)
      started = openings.first { $0.before == nil }.map(Opening.init)
    }
  }

  private struct Opening: Encodable {
    var taken: Bool
    var callbacks: [String]
    var window: RenderReport.Node?

    init(_ opening: AppOpening) {
      taken = opening.isTaken
      callbacks = opening.calls.filter(\.isWritten).map(\.name)
      window = (opening.window?.root).map(RenderReport.Node.init)
    }
  }

  private var kind: String {
    switch report.target {
    case .control: "control"
    case .link: "link"
    case .widgetURL: "widgetURL"
    case .app: "app"
    }
  }
}
