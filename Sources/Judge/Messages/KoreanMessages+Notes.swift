extension KoreanMessages {
  /// What is worth knowing about a picture: calls that a widget leaves out, what is missing.
  static let notes: [(String, String)] = calls + drawing + phone + ends

  /// A widget whose code ends before there is an entry.
  private static let ends: [(String, String)] = [
    (
      "{} has no timeline: this is its placeholder, redacted. {}",
      "{1}은(는) 타임라인이 없어요. 그림은 내용을 가린 자리 표시자예요. {2}"
    )
  ]

  private static func neverRuns(_ name: String, _ reason: String, _ korean: String) -> (
    String, String
  ) {
    ("\(name) never runs in a widget: \(reason).", "\(name)은(는) 위젯에서 실행되지 않아요. \(korean)")
  }

  private static let archived = "its views are archived. Load data in the timeline provider"
  private static let archivedKorean = "뷰가 보관된 채로 보여요. 데이터는 타임라인 프로바이더에서 불러오세요."

  private static let calls: [(String, String)] =
    ["onAppear", "onDisappear", "onChange", "task", "onReceive"].map {
      neverRuns($0, archived, archivedKorean)
    } + [
      neverRuns(
        "onPreferenceChange(_:perform:)", "its views are archived", "뷰가 보관된 채로 보여요."),
      neverRuns("onContinueUserActivity", "the app is continued", "이어지는 것은 앱이에요."),
      neverRuns(
        "onGeometryChange", "its views are archived. Use GeometryReader",
        "뷰가 보관된 채로 보여요. GeometryReader를 쓰세요."),
      neverRuns(
        "sensoryFeedback(_:trigger:)", "a widget gives no feedback of its own",
        "위젯은 스스로 진동이나 소리를 내지 않아요."),
      (
        "An animation(_:value:) runs between two timeline entries only: the picture shows its end.",
        "animation(_:value:)은 타임라인 항목이 바뀔 때만 움직여요. 그림은 끝난 모습이에요."
      ),
      (
        "An animation that repeats forever stands still in a widget.",
        "끝없이 되풀이되는 애니메이션은 위젯에서 멈춰 있어요."
      ),
      (
        "A transition(_:) runs between two timeline entries only: the picture shows its end.",
        "transition(_:)은 타임라인 항목이 바뀔 때만 움직여요. 그림은 끝난 모습이에요."
      ),
      (
        "matchedGeometryEffect(id:in:) is seen only while an entry replaces another one.",
        "matchedGeometryEffect(id:in:)은 항목이 바뀌는 동안에만 보여요."
      ),
      (
        "transaction(_:) changes how a view animates: nothing moves in a picture.",
        "transaction(_:)은 움직임을 바꾸는데, 그림에서는 아무것도 움직이지 않아요."
      ),
      (
        "A symbolEffect(_:) stands still in a picture: the symbol is at rest.",
        "symbolEffect(_:)은 그림에서 멈춰 있어요."
      ),
      (
        "geometryGroup() matters while views move: nothing moves in a picture.",
        "geometryGroup()은 뷰가 움직일 때만 뜻이 있어요. 그림에서는 아무것도 움직이지 않아요."
      ),
      (
        "A widget stands still in the first of an animation's phases.",
        "위젯은 애니메이션의 첫 단계에 멈춰 있어요."
      ),
      (
        "A widget stands still at an animation's initial value.",
        "위젯은 애니메이션의 처음 값에 멈춰 있어요."
      ),
      (
        "Taps count in the frames of a widget's buttons, toggles and links: contentShape(_:) and allowsHitTesting(_:) do not change them.",
        "위젯에서는 버튼, 토글, 링크의 영역을 누를 수 있어요. contentShape(_:)와 allowsHitTesting(_:)은 이를 바꾸지 않아요."
      ),
      (
        "Gestures never fire in a widget: use Button(intent:), Link or widgetURL(_:).",
        "제스처는 위젯에서 동작하지 않아요. Button(intent:), Link, widgetURL(_:)을 쓰세요."
      ),
      (
        "onOpenURL never runs in a widget: the app receives the URL.",
        "onOpenURL은 위젯에서 실행되지 않아요. URL은 앱이 받아요."
      ),
      (
        "invalidatableContent(_:) is seen only while a tapped intent runs: the picture is up to date.",
        "invalidatableContent(_:)은 누른 인텐트가 실행되는 동안에만 보여요."
      ),
      ("The picture is not drawn in inverted colours.", "그림은 반전된 색으로 그리지 않아요."),
      (
        "Lines break alike in all languages here: typesettingLanguage(_:) changes nothing.",
        "여기서는 모든 언어의 줄이 똑같이 나뉘어요. typesettingLanguage(_:)은 아무것도 바꾸지 않아요."
      ),
      ("A widget's preview has no orientation.", "위젯 미리보기에는 방향이 없어요."),
      (
        "A widget has no navigation bar: its title is not shown.",
        "위젯에는 내비게이션 바가 없어서 제목이 보이지 않아요."
      ),
      ("glassEffect(_:in:) is not drawn in a widget.", "glassEffect(_:in:)은 위젯에 그려지지 않아요."),
      ("A widgetLabel(_:) is shown by watch faces only.", "widgetLabel(_:)은 시계 페이스에만 보여요."),
      (
        "widgetCurvesContent(_:) bends text on watch faces only.",
        "widgetCurvesContent(_:)은 시계 페이스에서만 글을 휘어요."
      ),
      (
        "controlWidgetStatus(_:) is shown by Control Center for a moment after a tap: not drawn here.",
        "controlWidgetStatus(_:)은 누른 뒤 잠깐 제어 센터에 보여요. 여기에는 그리지 않아요."
      ),
      (
        "controlWidgetActionHint(_:) is shown in the settings of the Action button: not drawn here.",
        "controlWidgetActionHint(_:)은 동작 버튼의 설정에 보여요. 여기에는 그리지 않아요."
      ),
      (
        "Nothing is presented over a widget: sheets, alerts, popovers and menus need an app.",
        "위젯 위에는 아무것도 띄울 수 없어요. 시트, 알림, 팝오버, 메뉴는 앱에만 있어요."
      ),
      (
        "A widget has no bars, tabs, badges or tips: they need an app.",
        "위젯에는 막대, 탭, 배지, 도움말이 없어요. 앱에만 있어요."
      ),
      (
        "A widget has no list that scrolls: what styles one changes nothing.",
        "위젯에는 스크롤되는 목록이 없어서 목록 꾸미기는 아무것도 바꾸지 않아요."
      ),
      (
        "Nobody types or picks in a widget: what styles that changes nothing.",
        "위젯에서는 입력하거나 고를 수 없어서 그 꾸미기는 아무것도 바꾸지 않아요."
      ),
      (
        "The large content viewer shows an app's bars: not drawn here.",
        "큰 콘텐츠 뷰어는 앱의 막대를 보여줘요. 여기에는 그리지 않아요."
      ),
      (
        "Nobody selects in a widget's chart or scrolls it.",
        "위젯의 차트는 고르거나 스크롤할 수 없어요."
      ),
      (
        "Shaders run on the phone's graphics processor only: the view is drawn without.",
        "셰이더는 휴대전화의 그래픽 처리 장치에서만 실행돼요. 뷰는 셰이더 없이 그려요."
      ),
      (
        "defersSystemGestures(on:) changes nothing in a widget: it has no gestures.",
        "defersSystemGestures(on:)은 위젯에서 아무것도 바꾸지 않아요. 위젯에는 제스처가 없어요."
      ),
      (
        "A button's closure never runs in a widget: use Button(intent:) or Link.",
        "버튼의 클로저는 위젯에서 실행되지 않아요. Button(intent:)이나 Link를 쓰세요."
      ),
      (
        "A toggle bound to a value cannot change it in a widget: use Toggle(isOn:intent:).",
        "값에 묶인 토글은 위젯에서 값을 바꾸지 못해요. Toggle(isOn:intent:)을 쓰세요."
      ),
      (
        "AsyncImage never loads in a widget: download the image in the timeline provider.",
        "AsyncImage는 위젯에서 불러오지 못해요. 타임라인 프로바이더에서 이미지를 내려받으세요."
      ),
      (
        "A TimelineView in a widget shows its first date only: add timeline entries instead.",
        "TimelineView는 위젯에서 첫 시각만 보여줘요. 타임라인 항목을 더하세요."
      ),
    ]

  private static let drawing: [(String, String)] = [
    (
      "The body of {} contains itself, or views nest too deep: nothing below is drawn.",
      "{1}의 body가 자기 자신을 담고 있거나 뷰가 너무 깊이 겹쳤어요. 그 아래는 그리지 않아요."
    ),
    (
      "Views nest more than {} levels deep: the tree leaves out what is below.",
      "뷰가 {1}단계보다 깊이 겹쳤어요. 트리에서 그 아래는 빠져 있어요."
    ),
    (
      "The view has more than {} parts: the rest is not drawn.",
      "뷰에 부분이 {1}개보다 많아요. 나머지는 그리지 않아요."
    ),
    (
      "The answer is too large: {} MB, where {} MB are allowed.",
      "답이 너무 커요. {2} MB까지 되는데 {1} MB예요."
    ),
    (
      "The picture nests too deep: put fewer effects, such as opacity or clipShape, inside one another.",
      "그림이 너무 깊이 겹쳤어요. opacity나 clipShape 같은 효과를 덜 겹치세요."
    ),
    (
      "{} is infinitely large here, since it was offered no end: it is not drawn.",
      "{1}: 끝없는 크기를 제안받아 무한히 커서 그리지 않아요."
    ),
    (
      "{} answered the size {} × {}; lengths must be numbers from 0 up. It is laid out as 0 there.",
      "{1}: {2} × {3} 크기를 답했어요. 길이는 0 이상의 수여야 해서 0으로 배치해요."
    ),
    (
      "No color named '{}' found in asset catalog for main bundle",
      "에셋 카탈로그에 '{1}' 색이 없어요."
    ),
    (
      "No image named '{}' found in asset catalog for main bundle",
      "에셋 카탈로그에 '{1}' 이미지가 없어요."
    ),
    ("No symbol named '{}' found in system symbol set", "시스템 기호에 '{1}' 기호가 없어요."),
    (
      "The symbol '{}' is not known here, and a phone draws nothing for a name that does not exist. Did you mean '{}'?",
      "'{1}' 기호를 몰라요. 없는 이름이면 휴대전화는 아무것도 그리지 않아요. '{2}'인가요?"
    ),
    (
      "The pixels of '{}' are not read: PNG is the format whose pixels are drawn here. A placeholder of its size stands in its place.",
      "'{1}'의 픽셀을 읽지 못해요. 여기서는 PNG만 그려요. 같은 크기의 자리표시가 대신 있어요."
    ),
    (
      "The font \"{}\" is drawn with the metrics of the system font: no font files are used.",
      "\"{1}\" 글꼴은 시스템 글꼴의 치수로 그려요. 글꼴 파일은 쓰지 않아요."
    ),
    (
      "The shape style {} never resolves to a drawable style.",
      "{1} 스타일은 그릴 수 있는 스타일로 끝나지 않아요."
    ),
    (
      "A Text has more than {} characters; the rest is not drawn.",
      "Text에 글자가 {1}자보다 많아요. 나머지는 그리지 않아요."
    ),
    (
      "A Text holds more than {} others inside one another; the rest is left out.",
      "Text가 {1}단계보다 깊이 겹쳤어요. 나머지는 빠져 있어요."
    ),
    (
      "containerRelativeFrame has no container here: the view keeps its own size.",
      "containerRelativeFrame의 기준이 되는 것이 없어서 뷰가 제 크기를 지켜요."
    ),
    (
      "Padding must be a finite number of points; it counts as 0 here.",
      "padding은 유한한 수여야 해요. 여기서는 0으로 쳐요."
    ),
    (
      "Invalid frame dimension (negative or non-finite).",
      "frame의 길이가 잘못되었어요(음수이거나 유한하지 않음)."
    ),
    ("Contradictory frame constraints specified.", "frame의 조건이 서로 모순돼요."),
    (
      "No view around {} has coordinateSpace(name: {}); the global one is used.",
      "{1} 바깥에 coordinateSpace(name: {2})가 있는 뷰가 없어서 전체 좌표를 써요."
    ),
    (
      "Accessing Environment<{}>'s value outside of being installed on a View. This will always read the default value and will not update.",
      "View에 놓이지 않은 Environment<{1}> 값을 읽었어요. 언제나 기본값만 읽혀요."
    ),
    (
      "The body of the Widget entries' view contains the following unsupported types: {}",
      "위젯이 지원하지 않는 뷰가 있어요: {1}"
    ),
  ]

  private static let phone: [(String, String)] = [
    (
      "The provider of {} never called its completion: this is its {}.",
      "{1}의 프로바이더가 completion을 부르지 않았어요. 이 그림은 {2}이에요."
    ),
    (
      "The provider of {} returned a timeline without entries: this is its {}.",
      "{1}의 프로바이더가 항목이 없는 타임라인을 돌려줬어요. 이 그림은 {2}이에요."
    ),
    (
      "The provider of {} gave no snapshot: this is its placeholder.",
      "{1}의 프로바이더가 스냅샷을 주지 않았어요. 이것은 플레이스홀더 모습이에요."
    ),
    (
      "Call completion on every path of getSnapshot, with made-up values where context.isPreview is true.",
      "getSnapshot의 모든 경로에서 completion을 부르고, context.isPreview가 true이면 보기용 값을 주세요."
    ),
    ("snapshot", "스냅샷"), ("placeholder", "플레이스홀더 모습"),
    (
      "Call completion on every path of getTimeline, also where loading fails.",
      "불러오기에 실패할 때도, getTimeline의 모든 경로에서 completion을 부르세요."
    ),
    ("Return at least one entry.", "항목을 하나 이상 돌려주세요."),
    (
      "Since iOS 17 a widget leaves its background to its container. Put .containerBackground(_:for: .widget) on the entry's view.",
      "iOS 17부터 위젯의 배경은 컨테이너에 맡겨요. 항목의 뷰에 .containerBackground(_:for: .widget)를 붙이세요."
    ),
    (
      "{} is never {} on this device with iOS {}: it is drawn {}.",
      "이 기기의 iOS {3}에서 {1} 크기는 {2} 모드로 보이지 않아요. {4} 모드로 그려요."
    ),
    (
      "The value provider of {} did not answer: this is its preview value.",
      "{1}의 값 프로바이더가 답하지 않았어요. 이 그림은 미리보기 값이에요."
    ),
    (
      "Return from currentValue() on every path.", "모든 경로에서 currentValue()가 값을 돌려주게 하세요."
    ),
    (
      "{} has no symbol: Control Center shows a small control by it alone.",
      "{1}에 기호가 없어요. 제어 센터는 작은 제어 항목을 기호만으로 보여줘요."
    ),
    (
      "Give its label one: Label(\"…\", systemImage: \"…\").",
      "레이블에 기호를 넣으세요: Label(\"…\", systemImage: \"…\")."
    ),
    (
      "The values of {} are made up: no preview gives any.",
      "{1}의 값은 지어낸 것이에요. 값을 주는 미리보기가 없어요."
    ),
    (
      "Add #Preview(as: .content, using: {}(…)) { {}() } contentStates: { … }.",
      "#Preview(as: .content, using: {1}(…)) { {2}() } contentStates: { … }를 더하세요."
    ),
    (
      "{} cannot be drawn without a preview: Rings cannot make up a `{}`. Add #Preview(as: .content, using: {}(…)) { {}() } contentStates: { … } to the file.",
      "{1}: 미리보기 없이는 그릴 수 없어요. `{2}` 값은 지어낼 수 없어요. 파일에 #Preview(as: .content, using: {3}(…)) { {4}() } contentStates: { … }를 더하세요."
    ),
    (
      "Controls came with iOS 18; this is iOS {}.", "제어 항목은 iOS 18부터 있어요. 이것은 iOS {1}이에요."
    ),
  ]
}
