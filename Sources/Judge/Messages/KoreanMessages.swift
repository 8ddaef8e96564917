/// Korean for what questions to pictures and widgets say.
///
/// A noun stands after every value, so that no particle depends on how it is read aloud.
enum KoreanMessages {
  static let pictures: [(String, String)] = [
    ("Put {} above {}.", "{1} 부분이 {2} 부분보다 위에 오게 하세요."),
    ("{} ends above {}", "{1} 부분이 {2} 위에서 끝남"),
    ("it reaches down to {}", "{1}까지 내려와 있어요"),
    ("Put {} to the left of {}.", "{1} 부분이 {2} 부분보다 왼쪽에 오게 하세요."),
    ("{} ends before {}", "{1} 부분이 {2} 앞에서 끝남"),
    ("it reaches to {}", "{1}까지 뻗어 있어요"),
    ("Align {} with {} on {}.", "{1} 부분과 {2} 부분의 {3} 위치를 맞추세요."),
    ("{} at {}", "{1}: {2}"),
    ("the leading edge", "앞쪽 가장자리"), ("the trailing edge", "뒤쪽 가장자리"),
    ("the horizontal middle", "가로 가운데"), ("the vertical middle", "세로 가운데"),
    ("the top edge", "위쪽 가장자리"), ("the bottom edge", "아래쪽 가장자리"),
    ("{} cannot be seen.", "{1} 부분이 보이지 않아요."), ("{} is visible", "{1} 부분이 보임"),
    ("it has no size", "크기가 없어요"),
    ("it lies outside of the picture", "그림 밖에 있어요"),
    ("it is transparent", "투명해요"), ("it draws nothing", "아무것도 그리지 않아요"),
    ("it is not visible", "보이지 않아요"),
    ("it is smaller than {} points", "{1}포인트보다 작아요"),
    ("{} and {} are drawn over each other.", "{1} 부분과 {2} 부분이 서로 겹쳐 그려졌어요."),
    ("each in a place of its own", "저마다 제자리에"),
    ("both around {}, {}", "둘 다 {1}, {2} 언저리"),
    ("{} is too small to read.", "{1} 글자가 읽기에 너무 작아요."), ("{} or more", "{1} 이상"),
    ("In {} mode {} is not drawn at all.", "{1} 모드에서 {2} 부분을 아예 그리지 않아요."),
    (
      "{} shows a warning of the system in place of your view: hand it a background with containerBackground(…, for: .widget).",
      "{1}: 여러분의 뷰 대신 시스템의 경고가 보여요. containerBackground(…, for: .widget)로 배경을 넘겨주세요."
    ),
    ("your view", "여러분의 뷰"),
    (
      "it has the colour of what is behind it, or something covers it",
      "뒤에 있는 것과 색이 같거나 다른 것에 가려졌어요"
    ),
    (
      "{} is cut off: give it more room, fewer words or a smaller font.",
      "{1} 글자가 잘렸어요. 자리를 넓히거나, 글을 줄이거나, 글자 크기를 줄이세요."
    ),
    ("the whole text", "글 전체"), ("it ends in …", "…로 끝나요"),
    ("{} is hard to read on its background.", "{1} 부분이 배경 위에서 잘 읽히지 않아요."),
    ("a contrast of at least {} : 1", "{1} : 1 이상의 대비"),
    ("{} is too small to tap.", "{1} 부분이 누르기에 너무 작아요."),
    ("at least {} × {}", "{1} × {2} 이상"),
    ("{} reaches beyond the edge of the widget.", "{1} 부분이 위젯 가장자리를 벗어나요."),
    ("inside {} × {}", "{1} × {2} 안쪽"), ("from {}, {} to {}, {}", "{1}, {2}에서 {3}, {4}까지"),
    ("{} draws the eye before {} does.", "{2} 부분보다 {1} 부분이 먼저 눈에 들어와요."),
    ("{} should come after {}.", "{1} 부분은 {2} 부분 다음에 와야 해요."),
    ("In {} mode {} cannot be seen.", "{1} 모드에서 {2} 부분이 보이지 않아요."),
    ("every text and symbol visible", "모든 글과 기호가 보임"), ("lost: {}", "사라진 것: {1}"),
    (
      "The background should be a gradient of these colours.",
      "배경은 이 색들의 그라디언트여야 해요."
    ),
    ("{} gradient of {}", "{1} 그라디언트: {2}"), ("no background", "배경 없음"),
    ("the first picture", "첫 번째 그림"), ("{} of it looks otherwise", "{1} 다르게 보여요"),
    ("{} looks otherwise than it should.", "{1}: 기대한 모습과 달라요."),
    ("{} looks the same as before.", "{1}: 전과 똑같아 보여요."),
    ("a difference that one can see", "눈에 보이는 차이"), ("the same picture", "같은 그림"),
    ("{} of it differs", "{1} 달라요"), ("less than 1 %", "1 % 미만"),
    ("Expected: {}", "기대한 그림: {1}"), ("Actual: {}", "실제 그림: {1}"),
    ("{} lacks {}. It has {}.", "{1}: {2} 항목이 없어요. 있는 것은 {3}."),
    ("{} lacks “{}”.", "{1}: “{2}” 글이 없어요."),
    ("the text “{}”", "“{1}” 글"), ("a text containing “{}”", "“{1}” 글자가 든 글"),
    ("a text of the form {}", "{1} 꼴의 글"), ("a text", "글"),
    (
      "a view with the accessibility identifier “{}”", "accessibilityIdentifier가 “{1}”인 뷰"
    ),
    ("the symbol “{}”", "“{1}” 기호"), ("a button", "버튼"),
    ("a button labelled “{}”", "“{1}” 이름의 버튼"),
    ("a button that performs {}", "{1} 인텐트를 실행하는 버튼"), ("a gauge", "게이지"),
    ("no text at all", "글이 하나도 없음"), ("the texts {}", "{1} 글"),
    ("the texts {} and {} more", "{1} 글과 {2}개 더"),
    ("no identifiers", "식별자 없음"), ("the identifiers {}", "{1} 식별자"),
    ("no symbol", "기호 없음"), ("the symbols {}", "{1} 기호"), ("no button", "버튼 없음"),
    ("the buttons {}", "{1} 버튼"), ("no button with an intent", "인텐트가 있는 버튼 없음"),
    ("buttons that perform {}", "{1} 인텐트를 실행하는 버튼"),
    ("the Button", "버튼"), ("the Toggle", "토글"), ("the Link", "링크"), ("the Gauge", "게이지"),
    ("the symbol {}", "{1} 기호"), ("the image {}", "{1} 이미지"), ("the view “{}”", "“{1}” 뷰"),
  ]

  static let widgets: [(String, String)] = [
    (
      "The widget offers families that it should not: {}.",
      "위젯이 제공하지 말아야 할 크기를 제공해요: {1}."
    ),
    ("The widget does not offer {}.", "위젯이 제공하지 않는 크기가 있어요: {1}."),
    ("The widget gallery does not offer {}.", "위젯 갤러리에 {1}이(가) 없어요."),
    (
      "The widget gallery offers {} in other families than it should.",
      "위젯 갤러리에 나오는 {1}의 크기가 달라요."
    ),
    ("nothing", "없음"),
    ("The timeline is empty.", "타임라인이 비어 있어요."),
    (
      "The timeline has a date or a relevance that is not a number.",
      "타임라인에 숫자가 아닌 날짜나 관련도가 있어요."
    ),
    ("dates such as Date.now", "Date.now 같은 날짜"),
    ("at least one entry", "하나 이상의 항목"), ("none", "없음"),
    (
      "With .never the system does not ask again, and the widget stays as it is.",
      ".never 정책이면 시스템이 다시 묻지 않아서 위젯이 그대로 멈춰 있어요."
    ),
    (".atEnd or .after(date)", ".atEnd 또는 .after(date)"),
    (
      "The widget asks for a new timeline more often than the system allows.",
      "위젯이 시스템이 허용하는 것보다 자주 새 타임라인을 요청해요."
    ),
    ("{} minutes or more", "{1}분 이상"), ("{} minutes", "{1}분"),
    ("A tap on {} should perform {}.", "{1} 부분을 누르면 {2} 인텐트가 실행되어야 해요."),
    ("no intent", "인텐트 없음"),
    ("After a tap on {} nothing has changed.", "{1} 부분을 눌러도 아무것도 바뀌지 않았어요."),
    (
      "A tap on {} does nothing in a widget: it needs an app intent or a link.",
      "{1} 부분을 눌러도 위젯에서는 아무 일도 일어나지 않아요. 앱 인텐트나 링크가 필요해요."
    ),
    ("a closure", "클로저"), ("no control", "누를 수 있는 것이 아님"),
    ("A tap on {} does nothing: it is disabled.", "{1} 부분을 눌러도 아무 일도 일어나지 않아요. 비활성화되어 있어요."),
    ("an enabled control", "활성화된 컨트롤"),
    (
      "{} never calls its completion, so the system waits in vain. Call it on every path, also where loading fails.",
      "{1} 안에서 completion을 부르지 않아서 시스템이 하염없이 기다려요. 불러오기에 실패할 때도, 모든 경로에서 부르세요."
    ),
    ("The intent failed: {}", "인텐트가 실패했어요: {1}"),
    ("There is no widget `{}`.", "`{1}` 위젯이 없어요."), ("a widget `{}`", "`{1}` 위젯"),
    ("There is no widget.", "위젯이 없어요."), ("a widget", "위젯"), ("no widget", "위젯 없음"),
    (
      "There is no widget: no type conforms to `Widget`.",
      "위젯이 없어요. `Widget` 프로토콜을 따르는 타입이 없어요."
    ),
    ("There is no widget `{}`; there are {}.", "`{1}` 위젯이 없어요. 있는 것은 {2}."),
    (
      "There are several widgets: name one of {}.", "위젯이 여러 개예요. 하나를 고르세요: {1}."
    ),
    (
      "{} does not support {}; it supports {}.", "{1} 위젯은 {2} 크기를 지원하지 않아요. 지원하는 크기: {3}."
    ),
    (
      "{} supports no family at all: the widget gallery does not offer it.",
      "{1} 위젯은 지원하는 크기가 하나도 없어서 위젯 갤러리에 나오지 않아요."
    ),
    (
      "{} has no timeline: its configuration has no provider.",
      "{1} 위젯에는 타임라인이 없어요. 구성에 프로바이더가 없어요."
    ),
    (
      "The timeline of {} is empty: the widget keeps showing its placeholder. Return at least one entry.",
      "{1} 위젯의 타임라인이 비어서 플레이스홀더만 계속 보여요. 항목을 하나 이상 돌려주세요."
    ),
    (
      "The timeline has no entry {}: it has {}, counted from 0.",
      "타임라인에 {1}번 항목이 없어요. 0번부터 세어 {2}개 있어요."
    ),
  ]

  static let values: [(String, String)] = [
    ("Expected {}, found {}.", "{1} 값을 기대했지만 {2} 값이 나왔어요."),
    ("anything but {}", "{1} 아닌 값"), ("at least {}", "{1} 이상"), ("at most {}", "{1} 이하"),
    ("more than {}", "{1} 초과"), ("less than {}", "{1} 미만"), ("a value", "값"),
    ("The check stopped with an error: {}", "오류가 나서 검사가 멈췄어요: {1}"),
    (
      "The probe `{}` returned something that is no {}.",
      "`{1}` 탐침이 {2} 타입이 아닌 것을 돌려줬어요."
    ),
    ("Your code threw an error: {}", "코드가 오류를 던졌어요: {1}"),
    ("Here your code should throw an error.", "여기서는 코드가 오류를 던져야 해요."),
    ("Your code throws another error than it should.", "코드가 던져야 할 오류와 다른 오류를 던져요."),
    ("the error {}", "{1} 오류"), ("an error", "오류"), ("no error", "오류 없음"),
  ]
}
