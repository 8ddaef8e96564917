package import Sentences

/// A view that widgets don't support.
///
/// It compiles, and Rings draws the yellow placeholder of iOS.
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

  /// The suggested alternative.
  package var advice: Sentence {
    switch self {
    case .scrollView:
      Sentence(
        "A widget can't scroll. Show what fits, or use ViewThatFits.",
        ko: "위젯에서는 스크롤할 수 없어요. 들어가는 만큼만 보여 주거나 ViewThatFits를 쓰세요.")
    case .list, .form:
      Sentence(
        "A widget can't scroll. Put a few rows in a VStack.",
        ko: "위젯에서는 스크롤할 수 없어요. 몇 줄만 VStack에 넣으세요.")
    case .navigationView, .navigationStack, .navigationLink, .navigationSplitView:
      Sentence(
        "A widget has only one screen. Open the app with Link or widgetURL(_:).",
        ko: "위젯에는 화면이 하나뿐이에요. Link나 widgetURL(_:)로 앱을 여세요.")
    case .tabView:
      Sentence(
        "A widget can't be swiped. Choose one page in the timeline provider.",
        ko: "위젯은 쓸어 넘길 수 없어요. 타임라인 프로바이더에서 한 페이지를 고르세요.")
    case .textField, .secureField, .textEditor:
      Sentence(
        "A widget has no keyboard. Let users configure the widget, or open the app.",
        ko: "위젯에는 키보드가 없어요. 위젯 편집에서 정하게 하거나 앱을 여세요.")
    case .editButton:
      Sentence(
        "A widget's rows can't be edited. Open the app with Link or widgetURL(_:).",
        ko: "위젯의 줄은 편집할 수 없어요. Link나 widgetURL(_:)로 앱을 여세요.")
    case .representable, .controllerRepresentable:
      Sentence(
        "UIKit views never run in a widget. Write the view in SwiftUI.",
        ko: "UIKit 뷰는 위젯에서 실행되지 않아요. SwiftUI로 뷰를 만드세요.")
    case .shareLink:
      Sentence(
        "A widget can't share anything itself. Open the app with Link or widgetURL(_:).",
        ko: "위젯은 스스로 공유하지 못해요. Link나 widgetURL(_:)로 앱을 여세요.")
    case .disclosureGroup:
      Sentence(
        "Nothing expands or collapses in a widget. Show what fits.",
        ko: "위젯에서는 펼치거나 접을 수 없어요. 들어가는 만큼만 보여 주세요.")
    case .picker, .menu, .colorPicker:
      Sentence(
        "A widget can't open a menu. Offer the choice in its configuration intent.",
        ko: "위젯은 메뉴를 열지 못해요. 설정 인텐트에서 고르게 하세요.")
    case .slider, .stepper, .datePicker:
      Sentence(
        "A widget responds only to taps. Use Button(intent:).",
        ko: "위젯에서는 탭만 할 수 있어요. Button(intent:)을 쓰세요.")
    case .map:
      Sentence(
        "A widget can't load a map. Draw an image from MKMapSnapshotter instead.",
        ko: "위젯은 지도를 불러오지 못해요. 대신 MKMapSnapshotter로 만든 이미지를 그리세요.")
    }
  }

  /// Returns Apple's message for an unsupported view, with the suggested alternative if there's one.
  static func message(for name: String) -> Sentence {
    guard let advice = RefusedView(rawValue: name)?.advice else {
      return Sentence(
        "The body of the Widget entries' view contains the following unsupported types: \(name)",
        ko: "위젯이 지원하지 않는 뷰가 있어요: \(name)")
    }
    return Sentence(
      "The body of the Widget entries' view contains the following unsupported types: \(name). \(advice)",
      ko: "위젯이 지원하지 않는 뷰가 있어요: \(name). \(advice)")
  }
}
