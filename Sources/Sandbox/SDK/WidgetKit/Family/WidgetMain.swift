public import SwiftUI

/// What an extension was started with: the type marked `@main`.
@MainActor
package enum StartedExtension {
  package enum Content {
    case widget(any Widget.Type)
    case bundle(any WidgetBundle.Type)
    case control(any ControlWidget.Type)

    package var type: Any.Type {
      switch self {
      case .widget(let type): type
      case .bundle(let type): type
      case .control(let type): type
      }
    }
  }

  /// Set by the extension's own `main`; nil before it ran, and where it is not WidgetKit's.
  package static var content: Content?
}

// `@main` on a widget starts its extension. Here the extension is a plugin, whose `main` the simulated
// phone calls to learn what the extension begins with: it says so and returns.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension Widget {
  @MainActor @preconcurrency public static func main() {
    StartedExtension.content = .widget(Self.self)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension WidgetBundle {
  @MainActor @preconcurrency public static func main() {
    StartedExtension.content = .bundle(Self.self)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidget {
  @MainActor @preconcurrency public static func main() {
    StartedExtension.content = .control(Self.self)
  }
}
