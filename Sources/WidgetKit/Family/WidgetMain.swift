public import SwiftUI

// `@main` on a widget starts its extension. Here the extension is a plugin that the simulated phone
// has already loaded and finds the widgets of by itself: starting it does nothing.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension Widget {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension WidgetBundle {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidget {
  @MainActor @preconcurrency public static func main() {}
}
