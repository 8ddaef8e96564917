package import Foundation
package import WorkerProtocol

extension TapReport {
  /// The URL with which the tap opens the app; nil if there is none.
  package var opened: URL? {
    switch target {
    case .link(let url), .widgetURL(let url): url
    case .control: outcome?.opened
    case .app: nil
    }
  }

  /// Whether the tap hit a button or toggle.
  package var isControl: Bool {
    if case .control = target { true } else { false }
  }
}
