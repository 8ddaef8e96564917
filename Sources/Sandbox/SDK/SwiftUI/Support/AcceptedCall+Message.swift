package import Sentences

extension AcceptedCall {
  /// The explanation of the call's effect in a widget, for learners.
  package var message: Sentence {
    switch self {
    case .animation:
      Sentence(
        "An animation(_:value:) runs between two timeline entries only: the picture shows its end.",
        ko: "animation(_:value:)은 타임라인 엔트리가 바뀔 때만 움직여요. 그림은 끝난 모습이에요.")
    case .endlessAnimation:
      Sentence(
        "An animation that repeats forever stands still in a widget.",
        ko: "끝없이 되풀이되는 애니메이션은 위젯에서 멈춰 있어요.")
    case .transition:
      Sentence(
        "A transition(_:) runs between two timeline entries only: the picture shows its end.",
        ko: "transition(_:)은 타임라인 엔트리가 바뀔 때만 움직여요. 그림은 끝난 모습이에요.")
    case .matchedGeometry:
      Sentence(
        "matchedGeometryEffect(id:in:) is seen only while an entry replaces another one.",
        ko: "matchedGeometryEffect(id:in:)은 엔트리가 바뀌는 동안에만 보여요.")
    case .transaction:
      Sentence(
        "transaction(_:) changes how a view animates: nothing moves in a picture.",
        ko: "transaction(_:)은 움직임을 바꾸는데, 그림에서는 아무것도 움직이지 않아요.")
    case .symbolEffect:
      Sentence(
        "A symbolEffect(_:) stands still in a picture: the symbol is at rest.",
        ko: "symbolEffect(_:)은 그림에서 멈춰 있어요. 심벌은 움직이지 않을 때의 모습이에요.")
    case .geometryGroup:
      Sentence(
        "geometryGroup() matters while views move: nothing moves in a picture.",
        ko: "geometryGroup()은 뷰가 움직일 때만 뜻이 있어요. 그림에서는 아무것도 움직이지 않아요.")
    case .phases:
      Sentence(
        "A widget stands still in the first of an animation's phases.",
        ko: "위젯은 애니메이션의 첫 단계에 멈춰 있어요.")
    case .keyframes:
      Sentence(
        "A widget stands still at an animation's initial value.",
        ko: "위젯은 애니메이션의 처음 값에 멈춰 있어요.")
    case .hitTesting:
      Sentence(
        "Taps count in the frames of a widget's buttons, toggles and links: contentShape(_:) and "
          + "allowsHitTesting(_:) do not change them.",
        ko: "위젯에서는 버튼, 스위치, 링크의 영역을 탭할 수 있어요. contentShape(_:)와 allowsHitTesting(_:)은 이를 바꾸지 않아요.")
    case .gesture:
      Sentence(
        "Gestures never fire in a widget: use Button(intent:), Link or widgetURL(_:).",
        ko: "제스처는 위젯에서 동작하지 않아요. Button(intent:), Link, widgetURL(_:)을 쓰세요.")
    case .systemGestures:
      Sentence(
        "defersSystemGestures(on:) changes nothing in a widget: it has no gestures.",
        ko: "defersSystemGestures(on:)은 위젯에서 아무것도 바꾸지 않아요. 위젯에는 제스처가 없어요.")
    case .shader:
      Sentence(
        "Shaders run on the phone's graphics processor only: the view is drawn without.",
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
        "onPreferenceChange(_:perform:) never runs in a widget: its views are archived.",
        ko: "onPreferenceChange(_:perform:)은 위젯에서 실행되지 않아요. 뷰가 보관된 채로 보여요.")
    case .openURL:
      Sentence(
        "onOpenURL never runs in a widget: the app receives the URL.",
        ko: "onOpenURL은 위젯에서 실행되지 않아요. URL은 앱이 받아요.")
    case .geometryChange:
      Sentence(
        "onGeometryChange never runs in a widget: its views are archived. Use GeometryReader.",
        ko: "onGeometryChange는 위젯에서 실행되지 않아요. 뷰가 보관된 채로 보여요. GeometryReader를 쓰세요.")
    case .continuedActivity:
      Sentence(
        "onContinueUserActivity never runs in a widget: the app is continued.",
        ko: "onContinueUserActivity는 위젯에서 실행되지 않아요. 이어지는 것은 앱이에요.")
    case .sensoryFeedback:
      Sentence(
        "sensoryFeedback(_:trigger:) never runs in a widget: a widget gives no feedback of its own.",
        ko: "sensoryFeedback(_:trigger:)은 위젯에서 실행되지 않아요. 위젯은 스스로 진동이나 소리를 내지 않아요.")
    case .chartInteraction:
      Sentence(
        "Nobody selects in a widget's chart or scrolls it.",
        ko: "위젯의 차트는 고르거나 스크롤할 수 없어요.")
    case .onAppear: waitsForTheScreen("onAppear")
    case .onDisappear: waitsForTheScreen("onDisappear")
    case .onChange: waitsForTheScreen("onChange")
    case .receive: waitsForTheScreen("onReceive")
    default: waitsForTheScreen("task")
    }
  }

  private func waitsForTheScreen(_ name: String) -> Sentence {
    Sentence(
      "\(name) never runs in a widget: its views are archived. Load data in the timeline provider.",
      ko: "\(name) 호출은 위젯에서 실행되지 않아요. 뷰가 보관된 채로 보여요. 데이터는 타임라인 프로바이더에서 불러오세요.")
  }

  /// The explanation for a call about a feature of apps, watches or other screens.
  private var notShown: Sentence {
    switch self {
    case .presentation:
      Sentence(
        "Nothing is presented over a widget: sheets, alerts, popovers and menus need an app.",
        ko: "위젯 위에는 아무것도 띄울 수 없어요. 시트, 알림, 팝오버, 메뉴는 앱에만 있어요.")
    case .bars:
      Sentence(
        "A widget has no bars, tabs, badges or tips: they need an app.",
        ko: "위젯에는 막대, 탭, 배지, 도움말이 없어요. 앱에만 있어요.")
    case .listDetails:
      Sentence(
        "A widget has no list that scrolls: what styles one changes nothing.",
        ko: "위젯에는 스크롤되는 목록이 없어서 목록 꾸미기는 아무것도 바꾸지 않아요.")
    case .typing:
      Sentence(
        "Nobody types or picks in a widget: what styles that changes nothing.",
        ko: "위젯에서는 입력하거나 고를 수 없어서 그 꾸미기는 아무것도 바꾸지 않아요.")
    case .navigationTitle:
      Sentence(
        "A widget has no navigation bar: its title is not shown.",
        ko: "위젯에는 내비게이션 바가 없어서 제목이 보이지 않아요.")
    case .glass:
      Sentence(
        "glassEffect(_:in:) is not drawn in a widget.",
        ko: "glassEffect(_:in:)은 위젯에 그려지지 않아요.")
    case .invalidation:
      Sentence(
        "invalidatableContent(_:) is seen only while a tapped intent runs: the picture is up to date.",
        ko: "invalidatableContent(_:)은 탭한 인텐트가 실행되는 동안에만 보여요. 그림은 갱신된 모습이에요.")
    case .invertedColors:
      Sentence(
        "The picture is not drawn in inverted colours.", ko: "그림은 반전된 색으로 그리지 않아요.")
    case .typesettingLanguage:
      Sentence(
        "Lines break alike in all languages here: typesettingLanguage(_:) changes nothing.",
        ko: "여기서는 모든 언어의 줄이 똑같이 나뉘어요. typesettingLanguage(_:)은 아무것도 바꾸지 않아요.")
    case .previewOrientation:
      Sentence(
        "A widget's preview has no orientation.", ko: "위젯 미리보기에는 방향이 없어요.")
    case .widgetLabel:
      Sentence(
        "A widgetLabel(_:) is shown by watch faces only.",
        ko: "widgetLabel(_:)은 시계 페이스에만 보여요.")
    case .curvedContent:
      Sentence(
        "widgetCurvesContent(_:) bends text on watch faces only.",
        ko: "widgetCurvesContent(_:)은 시계 페이스에서만 글을 휘어요.")
    case .controlStatus:
      Sentence(
        "controlWidgetStatus(_:) is shown by Control Center for a moment after a tap: not drawn here.",
        ko: "controlWidgetStatus(_:)은 탭한 뒤 잠깐 제어 센터에 보여요. 여기에는 그리지 않아요.")
    case .controlHint:
      Sentence(
        "controlWidgetActionHint(_:) is shown in the settings of the Action button: not drawn here.",
        ko: "controlWidgetActionHint(_:)은 동작 버튼의 설정에 보여요. 여기에는 그리지 않아요.")
    default:
      Sentence(
        "The large content viewer shows an app's bars: not drawn here.",
        ko: "큰 콘텐츠 뷰어는 앱의 막대를 보여 줘요. 여기에는 그리지 않아요.")
    }
  }
}
