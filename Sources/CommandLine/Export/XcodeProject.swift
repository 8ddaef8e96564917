import Foundation
import Sentences
import SwiftSource

/// A learner's widget as a project that Xcode opens: an app and its widget extension.
struct XcodeProject {
  /// What the app is called, as an identifier.
  let name: String
  let sources: [URL]
  let deploymentTarget: String
  let language: Language

  /// What the sources declare, as far as the project depends on it.
  private let contents: SourceContents
  private let resources: ExportedResources

  /// A project of files.
  ///
  /// - Throws: `ExportError.noWidget`, and what reading a file throws.
  init(
    name: String, sources: [URL], resources: ExportedResources, deploymentTarget: String,
    language: Language
  ) throws {
    self.name = name
    self.sources = sources
    self.resources = resources
    self.deploymentTarget = deploymentTarget
    self.language = language
    contents = try SourceContents(of: sources)
    guard contents.hasEntryPoint || !(contents.widgets + contents.controls).isEmpty else {
      throw ExportError.noWidget(sources.map(\.lastPathComponent))
    }
  }

  /// Every file by its path inside the project's folder.
  func files() throws -> [(path: String, contents: Data)] {
    let own = try resources.files().map {
      (path: "\(resourceFolder)/\($0.path)", contents: $0.contents)
    }
    let taken = Set(own.map(\.path))
    var texts = generated().filter { !taken.contains($0.path) }
    for source in sources {
      let path = "\(folder(of: source))/\(source.lastPathComponent)"
      texts.append((path, try String(contentsOf: source, encoding: .utf8)))
    }
    return (own + texts.map { (path: $0.path, contents: Data($0.text.utf8)) })
      .sorted { $0.path < $1.path }
  }

  /// What the project has beside the learner's files.
  private func generated() -> [(path: String, text: String)] {
    let project = ProjectFile(
      name: name, deploymentTarget: deploymentTarget, hasEntitlements: !contents.groups.isEmpty,
      languages: ["en", "ko"], hasShared: isShared,
      supportsActivities: contents.hasActivities, wantsLocation: contents.asksForLocation)
    let (app, widget) = (ProjectFile.appFolder, ProjectFile.widgetFolder)
    var files: [(path: String, text: String)] = [
      ("\(name).xcodeproj/project.pbxproj", project.text),
      ("README.md", ExportReadMe(name: name, groups: contents.groups).text(in: language)),
      (ProjectFile.widgetPropertyList, resources.widgetPropertyList),
    ]
    if contents.appFiles.isEmpty {
      let source = ExportedApp(
        name: name, starter: contents.hasActivities ? contents.activityStarter : nil,
        wantsLocation: contents.asksForLocation
      ).source
      files.append(("\(app)/\(name)App.swift", source))
    }
    for folder in [app, widget] {
      files.append(("\(folder)/Assets.xcassets/Contents.json", ExportedCatalog.contents))
      files.append(
        ("\(folder)/Assets.xcassets/AccentColor.colorset/Contents.json", ExportedCatalog.emptyColor)
      )
    }
    files.append(
      ("\(app)/Assets.xcassets/AppIcon.appiconset/Contents.json", ExportedCatalog.emptyIcon))
    files.append(
      (
        "\(widget)/Assets.xcassets/WidgetBackground.colorset/Contents.json",
        ExportedCatalog.emptyColor
      ))
    if !contents.groups.isEmpty { files.append((ProjectFile.entitlements, entitlements)) }
    if !contents.hasEntryPoint { files.append(("\(widget)/\(bundleName).swift", bundleSource)) }
    return files
  }

  /// Where catalogs and data lie: with the code that reads them.
  private var resourceFolder: String {
    isShared ? ProjectFile.sharedFolder : ProjectFile.widgetFolder
  }

  /// Whether the app needs what the extension is made of: the learner's own, or one that starts an activity.
  private var isShared: Bool {
    !contents.appFiles.isEmpty || contents.hasActivities && contents.activityStarter != nil
  }

  /// Where a file stands: the learner's own app in the app, which also needs what it shows.
  private func folder(of source: URL) -> String {
    if !isShared || contents.entryFiles.contains(source) {
      return ProjectFile.widgetFolder
    }
    return contents.appFiles.contains(source) ? ProjectFile.appFolder : ProjectFile.sharedFolder
  }

  /// Not what WidgetKit calls its own.
  private var bundleName: String {
    name == "Widget" ? "ExtensionBundle" : "\(name)Bundle"
  }

  /// The extension's entry point, where the learner's files have none.
  private var bundleSource: String {
    """
    import SwiftUI
    import WidgetKit

    @main
    struct \(bundleName): WidgetBundle {
      var body: some Widget {
    \((contents.widgets.map { "    \($0)()" } + controlLines).joined(separator: "\n"))
      }
    }

    """
  }

  private var controlLines: [String] {
    contents.controls.map { "    if #available(iOS 18.0, *) { \($0)() }" }
  }

  private var entitlements: String {
    """
    \(PropertyListHead.text)
    <plist version="1.0">
    <dict>
    \t<key>com.apple.security.application-groups</key>
    \t<array>
    \(contents.groups.map { "\t\t<string>\(Self.escaped($0))</string>" }.joined(separator: "\n"))
    \t</array>
    </dict>
    </plist>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// Why no project can be made.
enum ExportError: SpokenError, Equatable {
  case noWidget([String])
  case nothingWritten(exercise: String)
  case noWidgetYet
  case folderInUse(String)
  case sameName(String)

  var sentence: Sentence {
    switch self {
    case .noWidget(let files):
      Sentence(
        """
        \(files.joined(separator: ", ")) declares no widget. Export an exercise with a type that \
        conforms to Widget.
        """,
        ko: """
          \(files.joined(separator: ", ")): 선언된 위젯이 없어요. Widget을 따르는 타입이 있는 과제를 내보내세요.
          """)
    case .nothingWritten(let exercise):
      Sentence(
        "You have no files of “\(exercise)” yet: open it with `rings learn \(exercise)` first.",
        ko: "“\(exercise)” 과제에는 아직 내 파일이 없어요. 먼저 `rings learn \(exercise)` 명령으로 여세요.")
    case .noWidgetYet:
      Sentence(
        "You have not begun an exercise with a widget yet. `rings list` shows them all.",
        ko: "위젯이 있는 과제를 아직 시작하지 않았어요. `rings list` 명령으로 모두 볼 수 있어요.")
    case .folderInUse(let path):
      Sentence(
        "\(path) is not empty. Nothing is ever written over: name another folder.",
        ko: "\(path) 폴더가 비어 있지 않아요. 있는 것을 덮어쓰지 않으니 다른 폴더를 고르세요.")
    case .sameName(let name):
      Sentence(
        "Two files are called \(name). Rename one of them.",
        ko: "\(name) 파일이 둘이에요. 하나의 이름을 바꾸세요.")
    }
  }
}
