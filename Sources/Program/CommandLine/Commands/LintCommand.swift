import ArgumentParser
import Foundation
import Host
import PhoneFacts
import Results
import Sentences
import Terminal
import Viewing
import WidgetLint

struct LintCommand: AsyncParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: Sentence(
      "Check a widget against Apple's guidelines, in every family and mode.",
      ko: "위젯이 Apple의 지침에 맞는지 모든 패밀리와 모드에서 검사해요."
    ).help,
    discussion: Sentence(
      """
      rings lint Weather.swift                findings by file and line
      rings lint Widgets --widget DayWidget   one widget in several files
      rings lint --rules                      every rule and its source

      Findings are errors (something breaks on a device), warnings (Apple's guidelines advise \
      against it) and remarks. Exits with 1 if there is an error (with --strict, also if there is a \
      warning), and with 0 otherwise.

      A comment turns a rule off and gives the reason:
        // rings:lint:disable W10 because the photo is always dark
      The comment covers its file and findings about the widget as a whole; disable:next covers only \
      the next line. A comment without a reason is itself a finding.
      """,
      ko: """
        rings lint Weather.swift                지적할 곳을 파일과 줄 순서로
        rings lint Widgets --widget DayWidget   여러 파일 가운데 위젯 하나
        rings lint --rules                      모든 규칙과 그 근거

        지적은 오류(기기에서 무언가 잘못돼요), 경고(Apple의 지침이 하지 말라고 해요), 참고로 나뉘어요. \
        오류가 있으면 1로 끝나고, --strict 옵션을 쓰면 경고가 있을 때도 1로 끝나요. 그 밖에는 0으로 끝나요.

        주석에 이유를 적어 규칙을 끌 수 있어요:
          // rings:lint:disable W10 because the photo is always dark
        이 주석은 그 파일과 위젯 전체에 대한 지적에 적용되고, disable:next 주석은 바로 다음 줄에만 적용돼요. \
        이유가 없으면 그 주석도 지적해요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence("Swift files or folders.", ko: "Swift 파일이나 폴더예요."),
      valueName: "file"))
  var files: [String] = []

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "List every rule with its threshold and source, without checking files.",
        ko: "파일을 검사하지 않고 모든 규칙을 기준값, 근거와 함께 보여 줘요.")))
  var rules = false

  @Option(
    help: ArgumentHelp(
      Sentence("The widget's type or kind.", ko: "위젯의 타입이나 kind예요."), valueName: "type"))
  var widget: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Check only this rule, such as W10. Repeatable.", ko: "이 규칙만 검사해요(예: W10). 여러 번 쓸 수 있어요."),
      valueName: "rule"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Skip this rule, such as W24. Repeatable.", ko: "이 규칙은 건너뛰어요(예: W24). 여러 번 쓸 수 있어요."),
      valueName: "rule"))
  var ignore: [String] = []

  @Flag(help: ArgumentHelp(Sentence("Exit with 1 for warnings, too.", ko: "경고가 있어도 1로 끝나요.")))
  var strict = false

  @Option(
    help: ArgumentHelp(
      Sentence("The iOS version to draw with.", ko: "그림을 그릴 iOS 버전이에요."), valueName: "version"))
  var ios: String = SystemVersion.usual.description

  @OptionGroup var project: TargetOption

  @OptionGroup var bundle: BundleOption

  @OptionGroup var target: DeploymentTargetOption

  @OptionGroup var network: ServiceOption

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  func validate() throws {
    if files.isEmpty, !rules, !SourceFiles.areAtHand {
      throw ValidationError(
        Sentence(
          "Specify a Swift file, or use --rules.",
          ko: "Swift 파일을 적거나 --rules 옵션을 쓰세요."
        ).help)
    }
    if !files.isEmpty, rules {
      throw ValidationError(
        Sentence(
          "--rules takes no files.",
          ko: "--rules 옵션은 파일 없이 써요."
        ).help)
    }
    guard SystemVersion(ios) != nil else {
      throw ValidationError(
        Sentence(
          "--ios \(ios) isn't valid. Write it as a version, such as 18.0.",
          ko: "--ios 옵션에 \(ios) 값은 쓸 수 없어요. 18.0처럼 버전으로 쓰세요."
        ).help)
    }
  }

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    widget = widget ?? open.preview?.widget
    target.settle(open.exercise.deploymentTargets)
  }

  enum Finding {
    case rules
    case report(LintReport, LintInput)
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) async throws -> Finding {
    if rules { return .rules }
    let (report, look) = try await report(context, hand)
    return .report(report, look)
  }

  func printout(of finding: Finding, on terminal: TerminalCapabilities) throws -> Printout {
    let writer = ResultWriter(terminal)
    switch finding {
    case .rules: return try writer.printout(of: LintRules(), asJSON: json)
    case .report(let report, let look):
      let isBad = report.count(.error) > 0 || (strict && report.count(.warning) > 0)
      let printout =
        try writer.printout(of: report, asJSON: json)
        .about(rules: json ? [] : report.rules) + writer.printout(of: look.blocks)
      let isWhole = look.failures.isEmpty
      return printout.failing(isBad || !isWhole ? ExitStatus.notPassed.code : nil)
    }
  }

  private func report(
    _ context: CommandContext, _ hand: FilesAtHand?
  ) async throws -> (LintReport, LintInput) {
    let asked = try checked(only, option: "--only")
    let ignored = try checked(ignore, option: "--ignore")
    let taken = try TakenSources(files, target: project.target, at: hand)
    let urls = taken.files
    let service = try network.played()
    let studio = try await Services.studio(for: taken, in: context).playing(service)
    let look: LintInput
    do {
      look = try await studio.lintSubjects(
        in: urls, bundle: try bundle.folder(), widget: widget,
        systemVersion: SystemVersion(ios) ?? max(.usual, taken.target?.lowestSystem ?? .usual),
        deploymentTargets: try target.checked(or: taken.target?.deploymentTarget))
    } catch let error as UnknownWidget {
      throw OptionError.unknown(option: "--widget", value: error.name, known: error.known)
    }
    guard !look.subjects.isEmpty || !look.others.isEmpty || !look.failures.isEmpty else {
      if taken.target != nil, let leftOut = LeftOutWidgets(of: urls) { throw leftOut }
      // At the prompt, there are no file names on the command line, so list the open files.
      throw LintError.noWidget(files.isEmpty ? urls.map(\.lastPathComponent) : files)
    }
    let report = LintReport(
      look.subjects, ignoring: Set(ignored), only: asked.isEmpty ? nil : Set(asked))
    return (report, look)
  }

  private func checked(_ numbers: [String], option: String) throws -> [String] {
    let known = WidgetLint.cards.map(\.number)
    return try numbers.flatMap { $0.split(separator: ",") }.map { number in
      let number = number.uppercased()
      guard known.contains(number) else {
        throw OptionError.unknown(option: option, value: number, known: known)
      }
      return number
    }
  }
}

enum LintError: SpokenError {
  case noWidget([String])

  var sentence: Sentence {
    switch self {
    case .noWidget(let files):
      Sentence(
        "There's no widget in \(files.joined(separator: ", ")). Lint checks types that conform to "
          + "Widget, and the views they show. Specify the files of both.",
        ko: "\(files.joined(separator: ", ")): 선언된 위젯이 없어요. Widget을 따르는 타입과 그 뷰를 검사하니, "
          + "두 파일을 모두 적으세요.")
    }
  }
}
