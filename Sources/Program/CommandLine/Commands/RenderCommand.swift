import ArgumentParser
import Foundation
import Host
import Judge
import Results
import Sentences
import WorkerProtocol
import Terminal
import Viewing

struct RenderCommand: AsyncParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: Sentence("Draw a widget or view from Swift files.", ko: "Swift 파일의 위젯이나 뷰를 그려요.")
      .help,
    discussion: Sentence(
      """
      Every widget in each of its families; in every mode; the effect of tinting:
        rings render Weather.swift
        rings render Weather.swift --family small --mode all
        rings render Weather.swift --compare fullColor accented

      The differences between iOS 18 and 26, or between two files used with Model.swift:
        rings render Weather.swift --mode accented --compare 18 26
        rings render Model.swift --compare Old.swift New.swift

      A view that uses the files; the layout of a view in a proposed width of 300 points:
        rings render Views.swift --view 'SmallView(city: "Busan")' --family medium
        rings render --view 'HStack { Text("A"); Spacer() }' --proposal 300,nil

      A preview by its name, with each of its entries; all of them:
        rings render Weather.swift --preview Rainy
        rings render Weather.swift --preview all
      """,
      ko: """
        모든 위젯을 지원하는 패밀리마다, 모든 모드로, 틴트로 달라지는 것까지:
          rings render Weather.swift
          rings render Weather.swift --family small --mode all
          rings render Weather.swift --compare fullColor accented

        iOS 18과 26 사이에서, 또는 Model.swift와 함께 쓰는 두 파일 사이에서 달라지는 것:
          rings render Weather.swift --mode accented --compare 18 26
          rings render Model.swift --compare Old.swift New.swift

        파일의 것을 쓰는 뷰와, 300포인트를 제안받은 뷰의 레이아웃:
          rings render Views.swift --view 'SmallView(city: "Busan")' --family medium
          rings render --view 'HStack { Text("A"); Spacer() }' --proposal 300,nil

        이름으로 고른 미리보기와 그 엔트리 모두, 또는 모든 미리보기:
          rings render Weather.swift --preview Rainy
          rings render Weather.swift --preview all
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "Swift files or folders, or a project.", ko: "Swift 파일이나 폴더, 또는 프로젝트예요."),
      valueName: "file"))
  var files: [String] = []

  @OptionGroup var project: TargetOption

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A view expression; it can use what the files declare.", ko: "뷰 표현식이에요. 파일이 선언한 것을 쓸 수 있어요."
      ), valueName: "expression"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The widget's type or kind.", ko: "위젯의 타입이나 kind예요."), valueName: "type"))
  var widget: String?

  @OptionGroup var story: PreviewOption

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A family such as systemSmall or small, or all. Repeatable.",
        ko: "패밀리예요(예: systemSmall, small, all). 여러 번 쓸 수 있어요.")))
  var family: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      Sentence(
        "Mark the differences between two modes, color schemes, iOS versions, files or folders.",
        ko: "두 모드, 두 색 구성, 두 iOS 버전, 두 파일이나 폴더 사이에서 달라지는 것을 표시해요."),
      valueName: "A B"))
  var compare: [String] = []

  @OptionGroup var target: DeploymentTargetOption

  @OptionGroup(title: Sentence("Phone", ko: "휴대폰").help) var scene: SceneOptions
  @OptionGroup(title: Sentence("Layout", ko: "레이아웃").help) var bare: BareViewOptions
  @OptionGroup(title: Sentence("Output", ko: "출력").help) var output: OutputOptions

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    scene.look.locale.settle(open.language.pictureLocale)
    scene.look.zone.settle(in: open)
    guard let preview = open.preview, story.preview == nil else { return }
    if widget == nil, view == nil {
      widget = preview.widget
      if !asksForWidget { view = preview.view }
    }
    if family.isEmpty, bare.proposal == nil { family = preview.families.map(\.rawValue) }
    if scene.look.mode.isEmpty, compare.isEmpty { scene.look.mode = preview.modes }
  }

  /// Whether an option requires a widget; a view alone has no entries or configuration.
  private var asksForWidget: Bool {
    scene.entry != nil || scene.at != nil || scene.placeholder || !scene.look.set.isEmpty
  }

  enum Finding {
    case pictures(PictureRun.Outcome)
    case comparison(ComparisonRun.Outcome)
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) async throws -> Finding {
    guard !compare.isEmpty else {
      return .pictures(
        try await pictureRun().outcome(
          of: TakenSources(files, target: project.target, at: hand), view: view, widget: widget,
          families: family, in: context, isAtPrompt: hand != nil))
    }
    return .comparison(
      try await comparisonRun().outcome(
        of: TakenSources(files + compare.dropFirst(2), target: project.target, at: hand),
        view: view, widget: widget, families: family, in: context, at: hand))
  }

  func printout(of finding: Finding, on terminal: TerminalCapabilities) throws -> Printout {
    switch finding {
    case .pictures(let outcome): try pictureRun().printout(of: outcome, on: terminal)
    case .comparison(let outcome): try comparisonRun().printout(of: outcome, on: terminal)
    }
  }

  /// Returns the request for pictures of the files, ignoring `--compare`.
  func question(of files: [URL]) throws -> PictureQuestion {
    try pictureRun().question(files: files, view: view, widget: widget, families: family)
  }

  private func pictureRun() throws -> PictureRun {
    PictureRun(
      scene: scene, bare: bare, output: output, previews: story.selection,
      deploymentTargets: try target.checked())
  }

  private func comparisonRun() throws -> ComparisonRun {
    ComparisonRun(run: try pictureRun(), sides: try Comparison(compare.prefix(2)))
  }

  func validate() throws {
    if compare.count == 1 {
      throw ValidationError(
        Sentence(
          "--compare needs two values, such as --compare fullColor accented.",
          ko: "--compare 옵션에는 --compare fullColor accented처럼 둘을 적으세요."
        ).help)
    }
    if files.isEmpty, view == nil, compare.isEmpty, !SourceFiles.areAtHand {
      throw ValidationError(
        Sentence(
          "Specify a Swift file, or a view with --view.",
          ko: "Swift 파일을 적거나 --view 옵션으로 뷰를 적으세요."
        ).help)
    }
    let subjects = [
      ("--view", view != nil), ("--widget", widget != nil), ("--preview", story.preview != nil),
    ].filter(\.1).map(\.0)
    if subjects.count > 1 {
      throw ValidationError(
        Sentence(
          "\(subjects[0]) and \(subjects[1]) can't be used together.",
          ko: "함께 쓸 수 없어요: \(subjects[0]), \(subjects[1])."
        ).help)
    }
  }
}

struct TryCommand: AsyncParsableCommand, ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", abstract: Sentence("Draw one view expression.", ko: "뷰 표현식 하나를 그려요.").help,
    discussion: Sentence(verbatim: "rings try 'Text(\"Hi\").bold()'").help)

  @Argument(
    help: ArgumentHelp(Sentence("A view in Swift.", ko: "Swift로 쓴 뷰예요."), valueName: "expression"))
  var expression: String

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A family such as systemSmall or small, or all. Repeatable.",
        ko: "패밀리예요(예: systemSmall, small, all). 여러 번 쓸 수 있어요.")))
  var family: [String] = []

  @OptionGroup(title: Sentence("Phone", ko: "휴대폰").help) var scene: SceneOptions
  @OptionGroup(title: Sentence("Layout", ko: "레이아웃").help) var bare: BareViewOptions
  @OptionGroup(title: Sentence("Output", ko: "출력").help) var output: OutputOptions

  func run() async throws { try await report() }

  func finding(
    in context: CommandContext, at hand: FilesAtHand?
  ) async throws -> PictureRun.Outcome {
    try await pictures.outcome(
      of: TakenSources(files: []), view: expression, widget: nil, families: family, in: context,
      isAtPrompt: hand != nil)
  }

  func printout(
    of outcome: PictureRun.Outcome, on terminal: TerminalCapabilities
  ) throws -> Printout {
    try pictures.printout(of: outcome, on: terminal)
  }

  private var pictures: PictureRun { PictureRun(scene: scene, bare: bare, output: output) }
}
