import Sentences
import SwiftSource

/// The reason a piece of code isn't allowed, with its effect and an alternative.
struct PolicySentence: Hashable, Sendable {
  /// The violated rule; nil for a name that the exercise forbids.
  let rule: PolicyRule?
  /// The forbidden name; nil if only the compiler knows it.
  let name: String?

  /// The rule that a verdict shows for a name that the exercise forbids.
  static let ruleOfTheExercise = "exercise"

  var sentence: Sentence {
    guard let rule else {
      return Sentence(
        "This exercise doesn't allow `\(name ?? "")`. Find another way.",
        ko: "이 과제에서는 `\(name ?? "")` 없이 만들어야 해요. 다른 방법을 찾아보세요.")
    }
    let reason = Self.reason(rule)
    guard let name else {
      return Sentence(
        "This isn't allowed here: \(reason)", ko: "여기서는 쓸 수 없어요(이 코드): \(reason)")
    }
    return Sentence(
      "`\(name)` isn't allowed here: \(reason)", ko: "여기서는 쓸 수 없어요(`\(name)`): \(reason)")
  }

  private static func reason(_ rule: PolicyRule) -> Sentence {
    switch rule {
    case .unsafeMemory:
      Sentence(
        """
        it accesses memory that Swift doesn't check, which widgets don't need. Use arrays, \
        strings and structs.
        """,
        ko: "Swift가 검사하지 않는 메모리를 다뤄요. 위젯에는 필요 없으니 배열, 문자열, 구조체를 쓰세요.")
    case .linkerAttributes:
      Sentence(
        "it gives code a name for the linker, bypassing Swift's own rules. Remove it.",
        ko: "Swift의 규칙을 벗어나 링커에 이름을 알려요. 지워 주세요.")
    case .hiddenAccess:
      Sentence(
        "it accesses what a module keeps private. Use what the module makes public.",
        ko: "모듈이 감춰 둔 것에 접근해요. 모듈이 공개한 것을 쓰세요.")
    case .systemModules:
      Sentence(
        "widgets on iOS can't use this module. Remove the import.",
        ko: "iOS 위젯에서 쓸 수 없는 모듈이에요. import를 지워 주세요.")
    case .sourceLocation:
      Sentence(
        "error messages must point to your own lines. Remove it.",
        ko: "오류 메시지는 여러분이 쓴 줄을 가리켜야 해요. 지워 주세요.")
    case .unclearText:
      Sentence(
        """
        it's ambiguous: it can be read as code or as text. Write plain strings and names, and remove \
        code that can never run.
        """,
        ko: "코드로도 텍스트로도 읽힐 수 있어요. 문자열과 이름을 평범하게 쓰고, 어떤 조건에서도 실행되지 않는 코드는 지워 주세요.")
    case .standardTypes:
      Sentence(
        """
        this exercise's checks use the declaration from Swift or a library, but would get yours \
        instead. Rename your declaration.
        """,
        ko: "이 과제의 검사는 Swift나 라이브러리의 선언을 쓰는데, 대신 여러분의 선언이 불려요. 다른 이름을 붙여 주세요.")
    case .loadTime:
      Sentence(
        "it runs before the system asks for a widget. Move the code to the provider or a view.",
        ko: "위젯을 요청하기도 전에 실행돼요. 프로바이더나 뷰에서 시작하세요.")
    case .ending:
      Sentence(
        "it ends the process, which the system shares among widgets. Return a value instead.",
        ko: "여러 위젯이 함께 쓰는 프로세스를 끝내요. 대신 값을 반환하세요.")
    case .processes:
      Sentence(
        "it starts another program, which app extensions aren't allowed to do. Remove it.",
        ko: "다른 프로그램을 실행해요. 앱 익스텐션에서는 할 수 없으니 지워 주세요.")
    case .loading:
      Sentence(
        "it looks up code at run time, which app extensions aren't allowed to do. Call it by name.",
        ko: "실행 중에 코드를 찾아 불러와요. 앱 익스텐션에서는 할 수 없으니 이름으로 호출하세요.")
    case .signals:
      Sentence(
        "it sends or catches signals, which widgets don't need. Remove it.",
        ko: "시그널을 보내거나 받아요. 위젯에는 필요 없으니 지워 주세요.")
    case .network:
      Sentence(
        "it opens a connection directly. Use the data you're given.",
        ko: "연결을 직접 열어요. 주어진 데이터를 쓰세요.")
    case .files:
      Sentence(
        "it uses files at a lower level than Foundation. Use the data you're given.",
        ko: "Foundation보다 낮은 수준에서 파일을 다뤄요. 주어진 데이터를 쓰세요.")
    case .systemCalls:
      Sentence(
        "it calls the system at a lower level than Swift, which widgets don't need. Remove it.",
        ko: "Swift보다 낮은 수준에서 시스템을 호출해요. 위젯에는 필요 없으니 지워 주세요.")
    }
  }
}
