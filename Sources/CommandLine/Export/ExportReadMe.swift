import Sentences

/// What stands beside an exported project: how to open it and run it on a phone.
struct ExportReadMe {
  let name: String
  let groups: [String]

  func text(in language: Language) -> String {
    let steps = [open, team, run, add] + (groups.isEmpty ? [] : [group])
    let list = steps.enumerated().map { "\($0 + 1). \($1.spoken(in: language))\n" }.joined()
    return "# \(name)\n\n\(lead.spoken(in: language))\n\n\(list)\n\(checked.spoken(in: language))\n"
  }

  private var lead: Sentence {
    Sentence(
      "Your widget, with an app that brings it. On a Mac with Xcode 16 or newer:",
      ko: "내 위젯과, 그 위젯을 담은 앱이에요. Xcode 16 이상이 있는 Mac에서 이렇게 하세요.")
  }

  private var open: Sentence {
    Sentence("Open `\(name).xcodeproj`.", ko: "`\(name).xcodeproj` 파일을 여세요.")
  }

  private var team: Sentence {
    Sentence(
      """
      For a real phone: in both targets, under Signing & Capabilities, choose your team, and give both \
      bundle identifiers a beginning of your own in place of `com.example`; the extension's goes on \
      beginning with the app's. The simulator needs neither.
      """,
      ko: """
        실제 기기에서 실행하려면 두 타깃의 Signing & Capabilities에서 팀을 고르고, 두 번들 식별자의 \
        `com.example` 부분을 나만의 것으로 바꾸세요. 익스텐션의 식별자는 앱의 식별자로 시작해야 해요. \
        시뮬레이터에서는 둘 다 필요 없어요.
        """)
  }

  private var run: Sentence {
    Sentence(
      "Choose the scheme `\(name)` and run it.", ko: "`\(name)` 스킴을 골라 실행하세요.")
  }

  private var add: Sentence {
    Sentence(
      "Touch and hold the Home Screen, tap Edit, then Add Widget, and look for \(name).",
      ko: "홈 화면을 길게 누르고 편집, 위젯 추가를 차례로 탭해서 찾으세요: \(name)")
  }

  private var group: Sentence {
    let names = groups.joined(separator: ", ")
    return Sentence(
      "The app group \(names) must be one of your team's: rename it in the code and in both targets.",
      ko: "앱 그룹은 내 팀의 것이어야 해요. 코드와 두 타깃에서 이름을 바꾸세요: \(names)")
  }

  private var checked: Sentence {
    Sentence(
      """
      Rings made this project on a machine without Xcode. Your code was compiled against Rings' own \
      SwiftUI and WidgetKit; if Apple's see something differently, Xcode says where.
      """,
      ko: """
        이 프로젝트는 Xcode가 없는 컴퓨터에서 Rings가 만들었어요. 코드는 Rings의 SwiftUI와 WidgetKit으로 \
        컴파일했으니, Apple의 것과 다른 점이 있으면 Xcode가 알려 줘요.
        """)
  }
}
