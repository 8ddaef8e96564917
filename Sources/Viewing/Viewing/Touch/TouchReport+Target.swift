package import Foundation
package import Stage

extension TouchReport {
  /// The URL that the app is opened with; nil without one.
  package var opened: URL? {
    switch target {
    case .link(let url), .widgetURL(let url): url
    case .control: outcome?.opened
    case .app: nil
    }
  }

  /// Whether a button or toggle lay under the finger.
  package var isControl: Bool {
    if case .control = target { true } else { false }
  }
}
