/// A view that widgets do not support: it compiles, and is drawn as the yellow sign of the phone.
package enum RefusedView: String, CaseIterable, Sendable {
  case scrollView = "ScrollView"
  case list = "List"
  case form = "Form"
  case navigationView = "NavigationView"
  case navigationStack = "NavigationStack"
  case navigationLink = "NavigationLink"
  case tabView = "TabView"
  case textField = "TextField"
  case secureField = "SecureField"
  case textEditor = "TextEditor"
  case editButton = "EditButton"
  case representable = "UIViewRepresentable"
  case controllerRepresentable = "UIViewControllerRepresentable"
  case picker = "Picker"
  case slider = "Slider"
  case stepper = "Stepper"
  case datePicker = "DatePicker"
  case menu = "Menu"
  case map = "Map"
  case shareLink = "ShareLink"
  case disclosureGroup = "DisclosureGroup"
  case colorPicker = "ColorPicker"
  case navigationSplitView = "NavigationSplitView"

  /// What to write instead.
  package var advice: String {
    switch self {
    case .scrollView: "Nothing scrolls in a widget: show what fits, or use ViewThatFits."
    case .list, .form: "Nothing scrolls in a widget: put a few rows into a VStack."
    case .navigationView, .navigationStack, .navigationLink, .navigationSplitView:
      "A widget has one screen: open the app with Link or widgetURL(_:)."
    case .tabView: "Nobody swipes in a widget: choose one page in the timeline provider."
    case .textField, .secureField, .textEditor:
      "A widget has no keyboard: let people configure it, or open the app."
    case .editButton: "Nobody edits a widget's rows: open the app with Link or widgetURL(_:)."
    case .representable, .controllerRepresentable:
      "UIKit's views never run in a widget: write the view in SwiftUI."
    case .shareLink: "A widget shares nothing itself: open the app with Link or widgetURL(_:)."
    case .disclosureGroup: "Nothing opens or closes in a widget: show what fits."
    case .picker, .menu, .colorPicker:
      "A widget opens no menu: offer the choice in its configuration intent."
    case .slider, .stepper, .datePicker: "A widget takes taps only: use Button(intent:)."
    case .map: "A map is never loaded in a widget: draw MKMapSnapshotter's image of it."
    }
  }

  /// Apple's own sentence about an unsupported view, and what to do about it where that is known.
  static func message(for name: String) -> String {
    let refusal =
      "The body of the Widget entries' view contains the following unsupported types: \(name)"
    return RefusedView(rawValue: name).map { "\(refusal). \($0.advice)" } ?? refusal
  }
}
