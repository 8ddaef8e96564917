import Foundation
import PhoneFacts
import TestSupport
import Testing
import XcodeProjects

@Suite("Exported parts of earlier exercises")
struct NeededDeclarationsTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func sources(own: String, used: String) throws -> [String: String] {
    let files = ["Own.swift": own, "Used.swift": used]
    for (name, text) in files {
      try Data(text.utf8).write(to: home.url.appending(path: name))
    }
    let share = try ExportedShare(
      name: "mine", sources: [home.url.appending(path: "Own.swift")],
      used: [home.url.appending(path: "Used.swift")], resources: ExportedResources(),
      deploymentTarget: SystemVersion(17))
    let project = try XcodeProject(name: "Mine", shares: [share], language: .english)
    return project.files().reduce(into: [:]) { texts, file in
      guard let name = file.path.split(separator: "/").last, files[String(name)] != nil else {
        return
      }
      texts[String(name)] = String(decoding: file.contents, as: UTF8.self)
    }
  }

  @Test func declarationsThatNothingRefersToStayBehind() throws {
    let texts = try sources(
      own: """
        import SwiftUI
        import WidgetKit
        @main struct Mine: Widget { let forecast = Forecast.sample }
        """,
      used: """
        import SwiftUI
        import WidgetKit

        struct Forecast { var sky: Sky }

        /// A sky.
        enum Sky { case sun }

        extension Forecast { static let sample = Forecast(sky: .sun) }

        extension Date { var sixHoursOn: Date { self } }

        /// The widget of the earlier exercise.
        struct PlaceWidget: Widget { let provider = PlaceProvider() }

        struct PlaceProvider {}
        """)
    let used = try #require(texts["Used.swift"])
    for words in ["struct Forecast", "enum Sky", "static let sample"] {
      #expect(used.contains(words), "\(used)")
    }
    for words in ["PlaceWidget", "PlaceProvider", "earlier exercise", "sixHoursOn"] {
      #expect(!used.contains(words), "\(used)")
    }
  }

  @Test func aFileWithoutNeededDeclarationsStaysBehind() throws {
    let own = "import WidgetKit\n@main struct Mine: Widget {}\n"
    #expect(try sources(own: own, used: "struct Other {}\n")["Used.swift"] == nil)
    #expect(try sources(own: own, used: "struct Other {}\n")["Own.swift"] == own)
  }

  @Test func theWidgetOfAnEarlierExerciseIsTheOnlyOne() throws {
    let used = "import WidgetKit\nstruct Earlier: Widget {}\n"
    #expect(try sources(own: "struct Model {}\n", used: used)["Used.swift"] == used)
  }
}
