package import Sentences

extension AcceptedCall {
  /// The explanation of the call's effect in a widget, for learners.
  package var message: Sentence {
    switch self {
    case .animation:
      Sentence(
        "animation(_:value:) runs only between two timeline entries. The picture shows its end.",
        ko: "animation(_:value:)은 타임라인 엔트리가 바뀔 때만 움직여요. 그림은 움직임이 끝난 모습이에요.")
    case .endlessAnimation:
      Sentence(
        "An animation that repeats forever doesn't move in a widget.",
        ko: "끝없이 되풀이되는 애니메이션은 위젯에서 멈춰 있어요.")
    case .transition:
      Sentence(
        "transition(_:) runs only between two timeline entries. The picture shows its end.",
        ko: "transition(_:)은 타임라인 엔트리가 바뀔 때만 움직여요. 그림은 움직임이 끝난 모습이에요.")
    case .matchedGeometry:
      Sentence(
        "matchedGeometryEffect(id:in:) is visible only while one entry replaces another.",
        ko: "matchedGeometryEffect(id:in:)은 엔트리가 바뀌는 동안에만 보여요.")
    case .transaction:
      Sentence(
        "transaction(_:) changes how a view animates, but nothing moves in a picture.",
        ko: "transaction(_:)은 애니메이션을 바꾸지만, 그림에서는 아무것도 움직이지 않아요.")
    case .symbolEffect:
      Sentence(
        "symbolEffect(_:) doesn't move in a picture. The symbol is drawn at rest.",
        ko: "symbolEffect(_:)은 그림에서 멈춰 있어요. 심볼은 움직이지 않을 때의 모습이에요.")
    case .geometryGroup:
      Sentence(
        "geometryGroup() matters only while views move, but nothing moves in a picture.",
        ko: "geometryGroup()은 뷰가 움직일 때만 효과가 있는데, 그림에서는 아무것도 움직이지 않아요.")
    case .phases:
      Sentence(
        "In a widget, an animation stays in its first phase.",
        ko: "위젯에서 애니메이션은 첫 단계에 멈춰 있어요.")
    case .keyframes:
      Sentence(
        "In a widget, an animation stays at its initial value.",
        ko: "위젯에서 애니메이션은 초깃값에 멈춰 있어요.")
    case .hitTesting:
      Sentence(
        "A widget's buttons, toggles and links respond to taps anywhere in their frames. contentShape(_:) and "
          + "allowsHitTesting(_:) don't change that.",
        ko:
          "위젯에서는 버튼, 스위치, 링크의 frame 전체를 탭할 수 있어요. contentShape(_:)와 allowsHitTesting(_:)은 이를 바꾸지 않아요."
      )
    case .gesture:
      Sentence(
        "Gestures never fire in a widget. Use Button(intent:), Link or widgetURL(_:).",
        ko: "제스처는 위젯에서 동작하지 않아요. Button(intent:), Link, widgetURL(_:)을 쓰세요.")
    case .systemGestures:
      Sentence(
        "defersSystemGestures(on:) has no effect in a widget, which has no gestures.",
        ko: "위젯에는 제스처가 없어서 defersSystemGestures(on:)은 효과가 없어요.")
    case .shader:
      Sentence(
        "Shaders run only on the phone's graphics processor. The view is drawn without them.",
        ko: "셰이더는 휴대폰의 그래픽 처리 장치에서만 실행돼요. 뷰는 셰이더 없이 그려요.")
    case .openURL, .onAppear, .onDisappear, .onChange, .task, .preferenceChange, .geometryChange,
      .receive, .continuedActivity, .chartInteraction, .sensoryFeedback:
      neverRunning
    case .presentation, .bars, .listDetails, .typing, .navigationTitle, .glass, .invalidation,
      .invertedColors, .typesettingLanguage, .previewOrientation, .widgetLabel, .curvedContent,
      .controlStatus, .controlHint, .largeContentViewer:
      notShown
    }
  }

  /// The explanation for a call that waits for an event that never happens in a widget.
  private var neverRunning: Sentence {
    switch self {
    case .preferenceChange:
      Sentence(
        "onPreferenceChange(_:perform:) never runs in a widget because its views are archived.",
        ko: "위젯은 저장된 뷰를 보여 주기 때문에 onPreferenceChange(_:perform:)은 실행되지 않아요.")
    case .openURL:
      Sentence(
        "onOpenURL never runs in a widget. The app receives the URL.",
        ko: "onOpenURL은 위젯에서 실행되지 않아요. URL은 앱이 받아요.")
    case .geometryChange:
      Sentence(
        "onGeometryChange never runs in a widget because its views are archived. Use GeometryReader.",
        ko: "위젯은 저장된 뷰를 보여 주기 때문에 onGeometryChange는 실행되지 않아요. GeometryReader를 쓰세요.")
    case .continuedActivity:
      Sentence(
        "onContinueUserActivity never runs in a widget. The activity continues in the app.",
        ko: "onContinueUserActivity는 위젯에서 실행되지 않아요. 활동은 앱에서 이어져요.")
    case .sensoryFeedback:
      Sentence(
        "sensoryFeedback(_:trigger:) never runs in a widget. A widget can't give feedback itself.",
        ko: "sensoryFeedback(_:trigger:)은 위젯에서 실행되지 않아요. 위젯은 직접 진동이나 소리를 낼 수 없어요.")
    case .chartInteraction:
      Sentence(
        "A widget's chart can't be selected or scrolled.",
        ko: "위젯의 차트에서는 선택하거나 스크롤할 수 없어요.")
    case .onAppear: waitsForTheScreen("onAppear")
    case .onDisappear: waitsForTheScreen("onDisappear")
    case .onChange: waitsForTheScreen("onChange")
    case .receive: waitsForTheScreen("onReceive")
    default: waitsForTheScreen("task")
    }
  }

  private func waitsForTheScreen(_ name: String) -> Sentence {
    Sentence(
      "\(name) never runs in a widget because its views are archived. Load data in the timeline provider.",
      ko: "위젯은 저장된 뷰를 보여 주기 때문에 \(name) 호출은 실행되지 않아요. 데이터는 타임라인 프로바이더에서 불러오세요.")
  }

  /// The explanation for a call about a feature of apps, watches or other screens.
  private var notShown: Sentence {
    switch self {
    case .presentation:
      Sentence(
        "A widget can't present anything. Only an app can show sheets, alerts, popovers and menus.",
        ko: "위젯은 아무것도 띄울 수 없어요. 시트, 알림창, 팝오버, 메뉴는 앱에서만 쓸 수 있어요.")
    case .bars:
      Sentence(
        "A widget has no bars, tabs, badges or tips. Only an app can show them.",
        ko: "위젯에는 막대, 탭, 배지, 도움말이 없어요. 앱에서만 쓸 수 있어요.")
    case .listDetails:
      Sentence(
        "A widget has no scrolling list, so styling a list has no effect.",
        ko: "위젯에는 스크롤되는 목록이 없어서 목록 스타일은 효과가 없어요.")
    case .typing:
      Sentence(
        "A widget has no text fields or pickers, so styling them has no effect.",
        ko: "위젯에는 텍스트 필드나 피커가 없어서 그 스타일은 효과가 없어요.")
    case .navigationTitle:
      Sentence(
        "A widget has no navigation bar, so the title isn't shown.",
        ko: "위젯에는 내비게이션 바가 없어서 제목이 보이지 않아요.")
    case .glass:
      Sentence(
        "glassEffect(_:in:) isn't drawn in a widget.",
        ko: "glassEffect(_:in:)은 위젯에서 그려지지 않아요.")
    case .invalidation:
      Sentence(
        "invalidatableContent(_:) is visible only while an intent runs after a tap. The picture is up to date.",
        ko: "invalidatableContent(_:)은 탭한 인텐트가 실행되는 동안에만 보여요. 그림은 갱신된 모습이에요.")
    case .invertedColors:
      Sentence(
        "The picture isn't drawn in inverted colors.", ko: "그림은 반전된 색으로 그리지 않아요.")
    case .typesettingLanguage:
      Sentence(
        "Rings breaks lines the same way in all languages, so typesettingLanguage(_:) has no effect.",
        ko: "Rings는 모든 언어에서 줄을 똑같이 나누기 때문에 typesettingLanguage(_:)은 효과가 없어요.")
    case .previewOrientation:
      Sentence(
        "A widget's preview has no orientation.", ko: "위젯 미리보기에는 방향이 없어요.")
    case .widgetLabel:
      Sentence(
        "Only watch faces show widgetLabel(_:).",
        ko: "widgetLabel(_:)은 시계 페이스에만 보여요.")
    case .curvedContent:
      Sentence(
        "widgetCurvesContent(_:) curves text only on watch faces.",
        ko: "widgetCurvesContent(_:)은 시계 페이스에서만 텍스트를 휘어요.")
    case .controlStatus:
      Sentence(
        "Control Center shows controlWidgetStatus(_:) briefly after a tap. The status isn't drawn here.",
        ko: "controlWidgetStatus(_:)은 탭한 뒤 잠깐 제어 센터에 보여요. 여기에는 그리지 않아요.")
    case .controlHint:
      Sentence(
        "The Action button's settings show controlWidgetActionHint(_:). The hint isn't drawn here.",
        ko: "controlWidgetActionHint(_:)은 동작 버튼의 설정에 보여요. 여기에는 그리지 않아요.")
    default:
      Sentence(
        "The large content viewer shows an app's bars. The viewer isn't drawn here.",
        ko: "큰 콘텐츠 뷰어는 앱의 막대를 보여 줘요. 여기에는 그리지 않아요.")
    }
  }
}
