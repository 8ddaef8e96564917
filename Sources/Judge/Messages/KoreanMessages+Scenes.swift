extension KoreanMessages {
  /// What is said of apps and their scenes.
  static let scenes: [(String, String)] = [
    (
      "There is no app in these files: no type conforms to UIWindowSceneDelegate, UIApplicationDelegate or App.",
      "이 파일들에는 앱이 없어요. UIWindowSceneDelegate, UIApplicationDelegate, App 가운데 어느 것도 따르는 타입이 없어요."
    ),
    (
      "There is no scene delegate, application delegate or app `{}`.",
      "`{1}`라는 씬 델리게이트, 앱 델리게이트, 앱이 없어요."
    ),
    (
      "There are several scene delegates: name one of {}.",
      "씬 델리게이트가 여러 개예요. 하나를 골라 적으세요: {1}."
    ),
    (
      "There are several application delegates: name one of {}.",
      "앱 델리게이트가 여러 개예요. 하나를 골라 적으세요: {1}."
    ),
    ("There are several apps: name one of {}.", "앱이 여러 개예요. 하나를 골라 적으세요: {1}."),
    (
      "{} must be a class that derives from UIResponder.",
      "{1}: UIResponder에서 파생한 클래스여야 해요."
    ),
    (
      "An app's scene is played on an iPhone or iPad, not on {}.",
      "앱의 씬은 iPhone이나 iPad에서 돌려요. {1}에서는 돌릴 수 없어요."
    ),
    (
      "On the card in the app switcher anybody can read “{}”.",
      "앱 전환 화면의 카드에서 누구나 읽을 수 있어요: “{1}”."
    ),
    ("a card without secrets", "비밀이 보이지 않는 카드"),
    (
      "The app is active again, and something still covers it.",
      "앱이 다시 활성 상태인데 아직 무언가가 가리고 있어요."
    ),
    ("the app's own views", "앱 자신의 뷰"), ("{} more", "{1}개 더"),
    ("The system told the app something else.", "시스템이 앱에 다른 것을 알렸어요."),
    ("The app does not run: it has no window.", "앱이 실행 중이 아니라서 창이 없어요."),
    ("a window", "창"),
    (
      "The app switcher does not show the app here.", "지금은 앱 전환 화면에 앱의 카드가 없어요."
    ),
    ("a card in the app switcher", "앱 전환 화면의 카드"),
    ("The app was not played to its end.", "앱을 끝까지 돌리지 못했어요."),
    (
      "The check asks for something that cannot happen to an app: {}.",
      "검사가 앱에 일어날 수 없는 일을 물었어요: {1}."
    ),
  ]
}
