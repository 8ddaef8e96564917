/// The source of a rule.
package struct LintBasis: Hashable, Sendable {
  /// The title, such as `HIG, Widgets`.
  package let title: String
  /// The URL, or `nil` if the source isn't published.
  package let address: String?

  init(_ title: String, address: String? = nil) {
    self.title = title
    self.address = address
  }
}

extension LintBasis {
  static func guidelines(_ page: GuidelinesPage) -> LintBasis {
    LintBasis(
      "Human Interface Guidelines, \(page.title)",
      address: "https://developer.apple.com/design/human-interface-guidelines/\(page.rawValue)")
  }

  /// Returns a page of Apple's documentation by its path below `/documentation`.
  static func documentation(_ title: String, _ path: String) -> LintBasis {
    LintBasis(
      "Apple documentation, \(title)", address: "https://developer.apple.com/documentation/\(path)")
  }

  static func session(_ title: String, _ path: String) -> LintBasis {
    LintBasis(title, address: "https://developer.apple.com/videos/play/\(path)/")
  }

  /// Returns a source for an observation on devices and in public widgets that Apple doesn't document.
  static func observed(_ title: String) -> LintBasis { LintBasis(title) }

  enum GuidelinesPage: String {
    case widgets, typography, accessibility, color
    case darkMode = "dark-mode"
    case alwaysOn = "always-on"

    var title: String {
      switch self {
      case .widgets: "Widgets"
      case .typography: "Typography"
      case .accessibility: "Accessibility"
      case .color: "Color"
      case .darkMode: "Dark Mode"
      case .alwaysOn: "Always On"
      }
    }
  }

  static let upToDate = documentation(
    "Keeping a widget up to date", "widgetkit/keeping-a-widget-up-to-date")
  static let preparing = documentation(
    "Preparing widgets for additional platforms, contexts, and appearances",
    "widgetkit/preparing-widgets-for-additional-contexts-and-appearances")
  static let interactivity = documentation(
    "Adding interactivity to widgets and Live Activities",
    "widgetkit/adding-interactivity-to-widgets-and-live-activities")
  static let linking = documentation(
    "Linking to specific app scenes from your widget",
    "widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity")
  static let swiftUIViews = documentation("SwiftUI views for widgets", "widgetkit/swiftui-views")
  static let accentedImages = documentation(
    "widgetAccentedRenderingMode(_:)", "swiftui/image/widgetaccentedrenderingmode(_:)")
  static let accentable = documentation(
    "widgetAccentable(_:)", "swiftui/view/widgetaccentable(_:)")
}
