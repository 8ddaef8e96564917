import Sentences

/// The page's own text, by the keys in the scripts.
///
/// The scripts replace parts in curly braces.
enum PagePhrases {
  static let all: [String: Sentence] = views.merging(settings) { $1 }.merging(tints) { $1 }
    .merging(events) { $1 }

  private static let views: [String: Sentence] = [
    "skip": Sentence("To the pictures", ko: "그림으로 가기"),
    "views": Sentence("Places on the phone", ko: "휴대폰 화면"),
    "stage": Sentence("Pictures", ko: "그림"),
    "home": Sentence("Home Screen", ko: "홈 화면"),
    "lock": Sentence("Lock Screen", ko: "잠금 화면"),
    "standBy": Sentence("StandBy", ko: "스탠바이"),
    "standByNight": Sentence("StandBy at night", ko: "밤의 스탠바이"),
    "controls": Sentence("Control Center", ko: "제어 센터"),
    "previews": Sentence("Previews", ko: "미리보기"),
    "everyPreview": Sentence("every preview", ko: "모든 미리보기"),
    "all": Sentence("All pictures", ko: "모든 그림"),
    "compare": Sentence("Compare", ko: "비교"),
    "zoom": Sentence("zoom", ko: "배율"),
    "fit": Sentence("fit", ko: "창에 맞춤"),
    "homePage": Sentence(
      "Home Screen, page {number} of {count}", ko: "홈 화면 {count}쪽 가운데 {number}쪽"),
    "scaled": Sentence("at {percent}% of its size", ko: "원래 크기의 {percent}%"),
    "compareWith": Sentence("compare with", ko: "비교할 버전"),
    "base-save": Sentence("before the last save", ko: "마지막 저장 전"),
    "base-check": Sentence("the last check", ko: "마지막 검사"),
    "base-git": Sentence("a Git revision", ko: "Git 리비전"),
    "revision": Sentence("Git revision", ko: "Git 리비전"),
    "before": Sentence("before", ko: "이전"),
    "now": Sentence("now", ko: "지금"),
    "difference": Sentence("difference", ko: "차이"),
    "differs": Sentence("{percent}% of the pixels differ", ko: "픽셀의 {percent}%가 달라요"),
    "same": Sentence("No difference.", ko: "차이가 없어요."),
    "nothing-home": Sentence(
      "This widget has no family for the Home Screen.", ko: "이 위젯에는 홈 화면의 패밀리가 없어요."),
    "nothing-lock": Sentence(
      "This widget has no family for the Lock Screen.", ko: "이 위젯에는 잠금 화면의 패밀리가 없어요."),
    "nothing-standBy": Sentence(
      "StandBy shows systemSmall, which this widget doesn't have.",
      ko: "스탠바이는 systemSmall을 보여 주는데, 이 위젯에는 없어요."),
    "nothing-previews": Sentence(
      "There are no previews in these files.", ko: "이 파일들에는 미리보기가 없어요."),
    "nothing-controls": Sentence("There are no controls.", ko: "제어 항목이 없어요."),
    "picture": Sentence("Selected picture", ko: "선택한 그림"),
    "copy": Sentence("Copy as PNG", ko: "PNG로 복사"),
    "save": Sentence("Save as PNG", ko: "PNG로 저장"),
    "sharePage": Sentence("Save as a web page", ko: "웹 페이지로 저장"),
    "shareSheet": Sentence("Save as a PNG sheet", ko: "PNG 한 장으로 저장"),
    "lesson": Sentence("Lesson", ko: "과제"),
    "explain": Sentence("Explain this term", ko: "용어 설명 보기"),
    "findings": Sentence("Findings", ko: "지적 사항"),
    "keys": Sentence("Keys", ko: "키"),
    "keysOn": Sentence("Use keyboard shortcuts", ko: "단축키 사용"),
  ]

  private static let settings: [String: Sentence] = [
    "phone": Sentence("Phone", ko: "휴대폰"),
    "device": Sentence("device", ko: "기기"),
    "family": Sentence("family", ko: "패밀리"),
    "preview": Sentence("preview", ko: "미리보기"),
    "numberedPreview": Sentence("preview by number", ko: "번호로 미리보기 고르기"),
    "everyFamily": Sentence("every family", ko: "모든 패밀리"),
    "mode": Sentence("mode", ko: "모드"),
    "scheme": Sentence("color scheme", ko: "색 구성"),
    "light": Sentence("light", ko: "라이트"),
    "dark": Sentence("dark", ko: "다크"),
    "tint": Sentence("tint", ko: "틴트"),
    "clear": Sentence("clear (iOS 26's glass)", ko: "clear: iOS 26의 유리"),
    "hue": Sentence("tint hue", ko: "틴트 색상"),
    "anyColor": Sentence("custom tint color", ko: "틴트로 쓸 다른 색"),
    "textSize": Sentence("text size", ko: "글자 크기"),
    "largerText": Sentence("larger text", ko: "글자를 크게"),
    "smallerText": Sentence("smaller text", ko: "글자를 작게"),
    "locale": Sentence("locale", ko: "로케일"),
    "timeZone": Sentence("time zone", ko: "시간대"),
    "system": Sentence("iOS version", ko: "iOS 버전"),
    "automatic": Sentence("auto", ko: "자동"),
    "none": Sentence("none", ko: "없음"),
    "reset": Sentence("Reset", ko: "초기화"),
    "configuration": Sentence("Edit Widget", ko: "위젯 편집"),
    "resetForm": Sentence("Reset to the widget's defaults", ko: "위젯의 기본값으로"),
    "gone": Sentence("{value} no longer exists.", ko: "{value} 값은 이제 없어요."),
    "timeline": Sentence("timeline", ko: "타임라인"),
    "play": Sentence("Play", ko: "재생"),
    "pause": Sentence("Pause", ko: "멈춤"),
    "entryBefore": Sentence("previous entry", ko: "이전 엔트리"),
    "nextEntry": Sentence("next entry", ko: "다음 엔트리"),
    "shownUntil": Sentence("on screen {from} – {until}", ko: "화면에 보이는 때: {from} – {until}"),
    "shownFrom": Sentence("on screen from {from}", ko: "화면에 보이는 때: {from}부터"),
    "compileAgain": Sentence("Compile again", ko: "다시 컴파일"),
  ]

  private static let tints: [String: Sentence] = [
    "tint-FF3B30": Sentence("red", ko: "빨간색"),
    "tint-FF9500": Sentence("orange", ko: "주황색"),
    "tint-FFCC00": Sentence("yellow", ko: "노란색"),
    "tint-34C759": Sentence("green", ko: "초록색"),
    "tint-007AFF": Sentence("blue", ko: "파란색"),
    "tint-AF52DE": Sentence("purple", ko: "보라색"),
    "tint-FFFFFF": Sentence("white", ko: "흰색"),
  ]

  private static let events: [String: Sentence] = [
    "compiling": Sentence("compiling …", ko: "컴파일하는 중 …"),
    "checking": Sentence("checking …", ko: "검사하는 중 …"),
    "drawing": Sentence("drawing …", ko: "그리는 중 …"),
    "drawn": Sentence("drawn in {seconds} s", ko: "{seconds}초 만에 그림"),
    "linting": Sentence("checking the widget …", ko: "위젯을 살펴보는 중 …"),
    "noLint": Sentence(
      "Findings appear when the widget can be drawn.", ko: "위젯을 그릴 수 있게 되면 지적 사항이 나와요."),
    "noFindings": Sentence("No findings.", ko: "지적할 것이 없어요."),
    "error": Sentence("error", ko: "오류"),
    "warning": Sentence("warning", ko: "경고"),
    "info": Sentence("remark", ko: "참고"),
    "note": Sentence("note", ko: "참고"),
    "passed": Sentence("passed", ko: "통과"),
    "notPassed": Sentence("not passed yet", ko: "아직 통과 전"),
    "showInPicture": Sentence("Show in picture", ko: "그림에서 보기"),
    "openIn": Sentence("Open in {editor}", ko: "{editor} 편집기로 열기"),
    "log": Sentence("Log", ko: "기록"),
    "noLog": Sentence(
      "Tap the widget to see intents, reloads, URLs and errors here.",
      ko: "위젯을 탭하면 인텐트, 갱신, URL, 오류가 여기에 나와요."),
    "log-save": Sentence("compiled", ko: "컴파일"),
    "log-tap": Sentence("tap", ko: "탭"),
    "log-intent": Sentence("performed", ko: "인텐트 실행"),
    "log-reload": Sentence("reloaded", ko: "갱신"),
    "log-url": Sentence("opened", ko: "URL 열기"),
    "log-error": Sentence("error", ko: "오류"),
    "touchable": Sentence("You can tap:", ko: "탭할 수 있는 것:"),
    "copied": Sentence("Copied the picture to the clipboard.", ko: "그림을 클립보드에 복사했어요."),
    "notCopied": Sentence(
      "This browser doesn't allow copying. Save the picture instead.",
      ko: "이 브라우저는 복사를 허용하지 않아요. 대신 그림을 저장하세요."),
    "saved": Sentence("Saved the picture to your downloads.", ko: "그림을 다운로드 폴더에 저장했어요."),
    "notSaved": Sentence("This browser can't save the pictures.", ko: "이 브라우저에서는 그림을 저장할 수 없어요."),
    "ended": Sentence(
      "Rings has stopped. Start the canvas again, and this page reconnects.",
      ko: "Rings가 종료됐어요. 캔버스를 다시 시작하면 이 페이지가 다시 연결돼요."),
  ]
}
