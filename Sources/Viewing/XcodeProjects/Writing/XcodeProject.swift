package import Foundation
import Judge
package import Sentences
import SwiftSource

/// A learner's widgets as an Xcode project: an app and its widget extensions.
package struct XcodeProject {
  /// The app's name as an identifier.
  package let name: String
  let language: Language
  let extensions: [ExportedExtension]

  private let shares: [ExportedShare]

  /// Creates a project from exercises, the most important first.
  ///
  /// - Throws: `ExportError.noWidget`, or the error of a file that can't be read.
  package init(name: String, shares: [ExportedShare], language: Language) throws {
    self.name = name
    self.language = language
    let needed = NeededDeclarations(of: shares)
    let shares = try shares.map { try $0.keeping(needed) }
    extensions = ExtensionPlan(shares).extensions
    self.shares = extensions.flatMap(\.shares)
    guard !shares.isEmpty, shares.allSatisfy(\.contents.hasWidget) else {
      throw ExportError.noWidget(
        shares.filter { !$0.contents.hasWidget }.flatMap(\.sources)
          .map(\.file.lastPathComponent))
    }
  }

  /// The exercises whose apps are left out, because an app has one entry point.
  var exercisesWithoutTheirApp: [String] {
    shares.dropFirst().filter { !$0.contents.appFiles.isEmpty }.map(\.name)
  }

  /// Returns every file by its path in the project's folder.
  package func files() -> [(path: String, contents: Data)] {
    let appFiles = shares.first?.contents.appFiles ?? []
    let own = extensions.flatMap { $0.files(appFiles: appFiles) }
    let taken = Set(own.map(\.path))
    let made = generated().filter { !taken.contains($0.path) }
      .map { (path: $0.path, contents: Data($0.text.utf8)) }
    return (own + made).sorted { $0.path < $1.path }
  }

  private var groups: [String] { Set(shares.flatMap(\.contents.groups)).sorted() }

  private var hasActivities: Bool { shares.contains { $0.contents.hasActivities } }

  private var asksForLocation: Bool { shares.contains { $0.contents.asksForLocation } }

  private var project: ProjectFile {
    let oldest = extensions.map(\.deploymentTarget).min()
    return ProjectFile(
      name: name, deploymentTarget: oldest?.description ?? "17.0",
      hasEntitlements: !groups.isEmpty, languages: ["en", "ko"],
      extensions: extensions.map {
        ProjectFile.Extension(
          suffix: $0.suffix, folder: $0.folder, propertyList: $0.propertyListFile,
          isShared: $0.isShared,
          deploymentTarget: $0.deploymentTarget == oldest ? nil : $0.deploymentTarget.description)
      }, supportsActivities: hasActivities, wantsLocation: asksForLocation)
  }

  private func generated() -> [(path: String, text: String)] {
    let app = ProjectFile.appFolder
    let project = project
    let readMe = ExportReadMe(
      name: name, groups: groups,
      exercises: shares.count > 1
        ? zip(project.targets.dropFirst(), extensions).map {
          (target: $0.name, exercises: $1.shares.map(\.name))
        } : [],
      withoutApp: exercisesWithoutTheirApp)
    var files: [(path: String, text: String)] = [
      ("\(name).xcodeproj/project.pbxproj", project.text),
      ("README.md", readMe.text(in: language)),
    ]
    files += project.schemes.map {
      ("\(name).xcodeproj/xcshareddata/xcschemes/\($0.name).xcscheme", $0.text)
    }
    if shares.first?.contents.appFiles.isEmpty ?? true {
      let starter = shares.first { $0.isForApp }?.contents.activityStarter
      let source = ExportedApp(
        name: name, starter: starter, wantsLocation: asksForLocation, language: language
      ).source
      files.append(("\(app)/\(name)App.swift", source))
    }
    files += Self.catalog(in: app, with: ["AccentColor"])
    files.append(
      ("\(app)/Assets.xcassets/AppIcon.appiconset/Contents.json", ExportedCatalog.emptyIcon))
    for each in extensions {
      files += Self.catalog(
        in: each.folder,
        with: ["AccentColor", "WidgetBackground"].filter { !each.hasAsset("\($0).colorset") })
      files.append((each.propertyListFile, each.propertyList))
      guard each.hasBundle else { continue }
      let bundle = each.bundleName(for: name)
      files.append(("\(each.folder)/\(bundle).swift", each.bundleSource(named: bundle)))
    }
    if !groups.isEmpty { files.append((ProjectFile.entitlements, entitlements)) }
    return files
  }

  private static func catalog(
    in folder: String, with colors: [String]
  ) -> [(path: String, text: String)] {
    [("\(folder)/Assets.xcassets/Contents.json", ExportedCatalog.contents)]
      + colors.map {
        ("\(folder)/Assets.xcassets/\($0).colorset/Contents.json", ExportedCatalog.emptyColor)
      }
  }

  private var entitlements: String {
    """
    \(PropertyListHead.text)
    <plist version="1.0">
    <dict>
    \t<key>com.apple.security.application-groups</key>
    \t<array>
    \(groups.map { "\t\t<string>\(MarkupText.of($0))</string>" }.joined(separator: "\n"))
    \t</array>
    </dict>
    </plist>

    """
  }
}

package enum ExportError: SpokenError, Equatable {
  case noWidget([String])
  case nothingWritten(exercise: String)
  case noWidgetYet
  case folderInUse(String)
  case sameName(String)

  package var sentence: Sentence {
    switch self {
    case .noWidget(let files):
      Sentence(
        """
        There's no widget in \(files.joined(separator: ", ")). Export an exercise with a type that conforms \
        to Widget.
        """,
        ko: """
          \(files.joined(separator: ", ")): 선언된 위젯이 없어요. Widget을 따르는 타입이 있는 과제를 내보내세요.
          """)
    case .nothingWritten(let exercise):
      Sentence(
        "You have no files for “\(exercise)” yet: open it with `rings learn \(exercise)` first.",
        ko: "“\(exercise)” 과제에는 아직 내 파일이 없어요. 먼저 `rings learn \(exercise)` 명령으로 여세요.")
    case .noWidgetYet:
      Sentence(
        "You haven't started an exercise with a widget yet. `rings list` shows all exercises.",
        ko: "위젯이 있는 과제를 아직 시작하지 않았어요. `rings list` 명령으로 모두 볼 수 있어요.")
    case .folderInUse(let path):
      Sentence(
        "\(path) isn't empty, and Rings never overwrites files. Choose another folder.",
        ko: "\(path) 폴더가 비어 있지 않아요. 있는 파일을 덮어쓰지 않으니 다른 폴더를 적으세요.")
    case .sameName(let name):
      Sentence(
        "Two files are named \(name). Rename one of them.",
        ko: "\(name) 파일이 둘이에요. 하나의 이름을 바꾸세요.")
    }
  }
}
