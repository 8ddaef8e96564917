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
  /// The target has no existing Swift files.
  case noSwift(target: String)

  package var sentence: Sentence {
    switch self {
    case .unreadable(let name):
      Sentence(
        "\(name) cannot be read: it has no project.pbxproj that could be opened.",
        ko: "\(name): 열 수 있는 project.pbxproj 파일이 없어서 읽을 수 없어요.")
    case .tooLarge(let name):
      Sentence(
        "\(name) is larger than any project that Xcode writes.",
        ko: "\(name): Xcode가 쓰는 프로젝트보다 훨씬 커요.")
    case .malformed(let name):
      Sentence(
        "\(name) cannot be read: its project.pbxproj is damaged, or holds the marks of a merge. Open it in Xcode once.",
        ko: "\(name): project.pbxproj 파일이 깨졌거나 병합 표시가 남아 있어서 읽을 수 없어요. Xcode에서 한번 열어 보세요.")
    case .malformedDescription(let name):
      Sentence(
        "\(name) cannot be read: it is no YAML with a table of targets.",
        ko: "\(name): 타깃 목록이 든 YAML 파일이 아니라서 읽을 수 없어요.")
    case .unreadableWorkspace(let name):
      Sentence(
        "\(name) cannot be read: it has no contents.xcworkspacedata that could be opened.",
        ko: "\(name): 열 수 있는 contents.xcworkspacedata 파일이 없어서 읽을 수 없어요.")
    case .emptyWorkspace(let name):
      Sentence(
        "\(name) shows no project. Name the project itself: App.xcodeproj.",
        ko: "\(name)에는 프로젝트가 없어요. App.xcodeproj처럼 프로젝트를 직접 알려 주세요.")
    case .noWidget(let project, let targets):
      Sentence(
        "No target of \(project) holds a widget. Name one of them with --target: \(targets.joined(separator: ", ")).",
        ko: "\(project)에는 위젯이 든 타깃이 없어요. --target 옵션으로 하나를 고르세요: \(targets.joined(separator: ", "))"
      )
    case .several(let project, let targets):
      Sentence(
        "Several targets of \(project) hold widgets. Choose one with --target: \(targets.joined(separator: ", ")).",
        ko:
          "\(project)에는 위젯이 든 타깃이 여럿이에요. --target 옵션으로 하나를 고르세요: \(targets.joined(separator: ", "))"
      )
    case .unknownTarget(let name, let targets):
      Sentence(
        "There is no target “\(name)”. There are: \(targets.joined(separator: ", ")).",
        ko: "“\(name)” 타깃이 없어요. 있는 타깃: \(targets.joined(separator: ", "))")
    case .noSwift(let target):
      Sentence(
        "None of the Swift files of the target \(target) is there.",
        ko: "\(target) 타깃의 Swift 파일이 하나도 없어요.")
    }
  }
}
