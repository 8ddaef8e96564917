import ArgumentParser
import Foundation
import Judge
import Stage

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a widget, or a view, of Swift files.",
    discussion: """
      Every widget in every family that it supports; in every mode; what tinting changes:
        rings render Weather.swift
        rings render Weather.swift --family small --mode all
        rings render Weather.swift --compare fullColor accented

      What differs between iOS 18 and 26, or between two files that are used with Model.swift:
        rings render Weather.swift --mode accented --compare 18 26
        rings render Model.swift --compare Old.swift New.swift

      A view that uses the files; how a view is laid out when it is offered 300 points:
        rings render Views.swift --view 'SmallView(city: "Busan")' --family medium
        rings render --view 'HStack { Text("A"); Spacer() }' --proposal 300,nil
      """)

  @Argument(help: ArgumentHelp("Swift files, or folders of them.", valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A view expression; it may use what the files declare.", valueName: "expression"))
  var view: String?

  @Option(help: ArgumentHelp("A widget by its type or kind.", valueName: "type"))
  var widget: String?

  @Option(help: "A family such as systemSmall or small, or all. Repeatable.")
  var family: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Mark what differs between two modes, two schemes, two iOS versions, or two files or folders.",
      valueName: "A B"))
  var compare: [String] = []

  @OptionGroup var target: DeploymentTargetOption

  @OptionGroup(title: "The phone") var scene: SceneOptions
  @OptionGroup(title: "Layout work") var bare: BareViewOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    let run = PictureRun(
      scene: scene, bare: bare, output: output, deploymentTargets: try target.checked())
    guard !compare.isEmpty else {
      return try await run.run(
        files: SourceFiles.urls(files), view: view, widget: widget, families: family)
    }
    try await ComparisonRun(run: run, sides: Comparison(compare.prefix(2)))
      .run(
        files: SourceFiles.urls(files + compare.dropFirst(2)), view: view, widget: widget,
        families: family)
  }

  func validate() throws {
    if compare.count == 1 {
      throw ValidationError("--compare takes two things, such as --compare fullColor accented.")
    }
    if files.isEmpty, view == nil, compare.isEmpty, !SourceFiles.areAtHand {
      throw ValidationError("Name a Swift file, or a view with --view.")
    }
    if view != nil, widget != nil {
      throw ValidationError("--view and --widget cannot be used together.")
    }
  }
}

struct TryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", abstract: "Draw one view expression.",
    discussion: "rings try 'Text(\"Hi\").bold()'")

  @Argument(help: ArgumentHelp("A view, in Swift.", valueName: "expression"))
  var expression: String

  @Option(help: "A family such as systemSmall or small, or all. Repeatable.")
  var family: [String] = []

  @OptionGroup(title: "The phone") var scene: SceneOptions
  @OptionGroup(title: "Layout work") var bare: BareViewOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    try await PictureRun(scene: scene, bare: bare, output: output)
      .run(files: [], view: expression, widget: nil, families: family)
  }
}
