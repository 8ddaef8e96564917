public import SwiftUI

/// The `@main` type of the extension.
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

  /// The content that the extension's `main` set, or `nil` if WidgetKit's `main` didn't run.
  package static var content: Content?
}

// `@main` starts a widget's extension. The simulated phone calls the plugin's `main` to find the `@main`
// type, which `main` records before it returns.
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
