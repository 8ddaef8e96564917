import Sentences

/// The read-me file of an exported project: how to open it and run it on a phone.
struct ExportReadMe {
  let name: String
  let groups: [String]
  /// Each extension's target with its exercises; empty if there's only one exercise.
  let exercises: [(target: String, exercises: [String])]
  let withoutApp: [String]

  func text(in language: Language) -> String {
    let steps = [open, team, run, add] + (groups.isEmpty ? [] : [group])
    let list = steps.enumerated().map { "\($0 + 1). \($1.spoken(in: language))\n" }.joined()
    return "# \(name)\n\n\(lead.spoken(in: language))\n\n\(list)\n\(checked.spoken(in: language))\n"
      + contents(in: language)
  }

  private func contents(in language: Language) -> String {
    guard !exercises.isEmpty else { return "" }
    var text = "\n## \(title.spoken(in: language))\n\n"
    if exercises.count > 1 { text += "\(apart.spoken(in: language))\n\n" }
    for (target, names) in exercises {
      text += "- `\(target)`: \(names.joined(separator: ", "))\n"
    }
    if !withoutApp.isEmpty { text += "\n\(leftOut.spoken(in: language))\n" }
    return text
  }

  private var title: Sentence {
    Sentence("Exercises by extension", ko: "익스텐션별 과제")
  }

  private var apart: Sentence {
    Sentence(
      """
      An extension is one module. Exercises that declare the same names, or whose widgets have the same kind, \
      are in separate extensions. An app can have several.
      """,
      ko: """
        익스텐션 하나는 모듈 하나예요. 같은 이름을 선언하거나 위젯의 kind가 같은 과제는 서로 다른 익스텐션에 \
        들어 있어요. 앱 하나에 익스텐션이 여럿 있을 수 있어요.
        """)
  }

  private var leftOut: Sentence {
    let names = withoutApp.joined(separator: ", ")
    return Sentence(
      "An app has one entry point, so the apps of these exercises are left out: \(names).",
      ko: "앱의 시작점은 하나뿐이라 이 과제들의 앱은 넣지 않았어요: \(names)")
  }

  private var lead: Sentence {
    Sentence(
      "This project contains your widgets and an app for them. On a Mac with Xcode 16 or later:",
      ko: "내 위젯과, 그 위젯을 담은 앱이에요. Xcode 16 이상이 있는 Mac에서 이렇게 하세요.")
  }

  private var open: Sentence {
    Sentence("Open `\(name).xcodeproj`.", ko: "`\(name).xcodeproj` 파일을 여세요.")
  }

  private var team: Sentence {
    Sentence(
      """
      For a real iPhone, choose your team in every target, under Signing & Capabilities. In the \
      bundle identifiers, replace `com.example` with a prefix of your own. An extension's identifier \
      must still begin with the app's. For the simulator, you need neither a team nor a prefix.
      """,
      ko: """
        실제 기기에서 실행하려면 타깃마다 Signing & Capabilities에서 팀을 고르고, 번들 식별자의 \
        `com.example` 부분을 나만의 것으로 바꾸세요. 익스텐션의 식별자는 앱의 식별자로 시작해야 해요. \
        시뮬레이터에서는 둘 다 필요 없어요.
        """)
  }

  private var run: Sentence {
    Sentence(
      "Choose the `\(name)` scheme and run it.", ko: "`\(name)` 스킴을 골라 실행하세요.")
  }

  private var add: Sentence {
    Sentence(
      "Touch and hold the Home Screen, tap Edit, then Add Widget, and look for \(name).",
      ko: "홈 화면을 길게 누르고 편집, 위젯 추가를 차례로 탭해서 찾으세요: \(name)")
  }

  private var group: Sentence {
    let names = groups.joined(separator: ", ")
    return Sentence(
      "App groups must belong to your team. Rename these in the code and in every target: \(names).",
      ko: "앱 그룹은 내 팀의 것이어야 해요. 코드와 모든 타깃에서 이 이름을 바꾸세요: \(names)")
  }

  private var checked: Sentence {
    Sentence(
      """
      Rings made this project on a machine without Xcode and compiled your code against its own SwiftUI and \
      WidgetKit. Where Apple's frameworks differ, Xcode shows an error.
      """,
      ko: """
        이 프로젝트는 Xcode가 없는 컴퓨터에서 Rings가 만들었어요. 코드는 Rings의 SwiftUI와 WidgetKit으로 \
        컴파일했으니, Apple의 것과 다른 점이 있으면 Xcode가 알려 줘요.
        """)
  }
}
