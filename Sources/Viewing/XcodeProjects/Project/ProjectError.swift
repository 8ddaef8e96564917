package import Sentences

package enum ProjectError: SpokenError, Hashable {
  case unreadable(String)
  case tooLarge(String)
  case malformed(String)
  /// An invalid XcodeGen description.
  case malformedDescription(String)
  case unreadableWorkspace(String)
  case emptyWorkspace(String)
  case noWidget(project: String, targets: [String])
  case several(project: String, targets: [String])
  case unknownTarget(String, targets: [String])
  /// The folder has a Tuist manifest, but no project that Tuist has generated.
  case tuist(String)
  /// The target has no existing Swift files.
  case noSwift(target: String)

  package var sentence: Sentence {
    switch self {
    case .unreadable(let name):
      Sentence(
        "Can't read \(name): it has no readable project.pbxproj.",
        ko: "\(name): 읽을 수 있는 project.pbxproj 파일이 없어서 열 수 없어요.")
    case .tooLarge(let name):
      Sentence(
        "\(name) is too large for an Xcode project.",
        ko: "\(name): Xcode 프로젝트라고 하기에는 너무 커요.")
    case .malformed(let name):
      Sentence(
        "Can't read \(name): its project.pbxproj is damaged or has merge conflict markers. Open it in Xcode once.",
        ko: "\(name): project.pbxproj 파일이 깨졌거나 병합 충돌 표시가 남아 있어서 읽을 수 없어요. Xcode에서 한번 열어 보세요.")
    case .malformedDescription(let name):
      Sentence(
        "Can't read \(name): it isn't a YAML file with targets.",
        ko: "\(name): 타깃 목록이 든 YAML 파일이 아니라서 읽을 수 없어요.")
    case .unreadableWorkspace(let name):
      Sentence(
        "Can't read \(name): it has no readable contents.xcworkspacedata.",
        ko: "\(name): 읽을 수 있는 contents.xcworkspacedata 파일이 없어서 열 수 없어요.")
    case .emptyWorkspace(let name):
      Sentence(
        "\(name) contains no project. Specify the project itself, such as App.xcodeproj.",
        ko: "\(name)에는 프로젝트가 없어요. App.xcodeproj처럼 프로젝트를 직접 적으세요.")
    case .tuist(let name):
      Sentence(
        """
        \(name) is a Tuist project, and Rings doesn't run its manifest. No folder with Sources has a widget. \
        Run `tuist generate` on a Mac, and open the .xcodeproj that it writes. Or draw the widget's files: \
        give their folder to `rings render`.
        """,
        ko: """
          \(name): Tuist 프로젝트예요. Rings는 Tuist 매니페스트를 실행하지 않고, Sources 폴더에는 위젯이 없어요. Mac에서 \
          `tuist generate` 명령을 실행한 다음, 만들어진 .xcodeproj를 여세요. 위젯의 파일만 그리려면 \
          그 폴더를 `rings render` 명령에 적으세요.
          """)
    case .noWidget(let project, let targets) where targets.isEmpty:
      Sentence(
        "\(project) has no app or extension target.", ko: "\(project)에는 앱이나 익스텐션 타깃이 없어요.")
    case .noWidget(let project, let targets):
      Sentence(
        "No target of \(project) contains a widget. Choose one with --target: \(targets.joined(separator: ", ")).",
        ko: "\(project)에는 위젯이 든 타깃이 없어요. --target 옵션으로 하나를 고르세요: \(targets.joined(separator: ", "))"
      )
    case .several(let project, let targets):
      Sentence(
        "Several targets of \(project) contain widgets. Choose one with --target: \(targets.joined(separator: ", ")).",
        ko:
          "\(project)에는 위젯이 든 타깃이 여럿이에요. --target 옵션으로 하나를 고르세요: \(targets.joined(separator: ", "))"
      )
    case .unknownTarget(let name, let targets):
      Sentence(
        "There is no target “\(name)”. The targets are: \(targets.joined(separator: ", ")).",
        ko: "“\(name)” 타깃이 없어요. 있는 타깃: \(targets.joined(separator: ", "))")
    case .noSwift(let target):
      Sentence(
        "None of the Swift files in the target \(target) exists.",
        ko: "\(target) 타깃의 Swift 파일이 하나도 없어요.")
    }
  }
}
