import Foundation
import Sentences
import SwiftUI
import TestSupport
import Testing

/// No call is silently ignored, and the support table matches the sources.
@MainActor @Suite struct SupportTableTests {
  /// The text of the SDK's files.
  private static let files: [(name: String, text: String)] = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Intents", "StandIns", "AppleFoundation",
  ].flatMap { module -> [(String, String)] in
    let folder = Repository.sources.appending(path: "Sandbox/SDK/\(module)")
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (paths?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
      }
  }

  private static let all = files.map(\.text).joined(separator: "\n")

  @Test func theTableMatchesTheSources() throws {
    try Golden.expect(
      SupportTable.markdown, matches: Repository.sources.appending(path: "SUPPORT.md"),
      named: "Sources/SUPPORT.md")
  }

  @Test func everyNameInTheTableIsDeclared() throws {
    let names =
      SimulatedArea.all.flatMap(\.names) + AcceptedCall.allCases.flatMap(\.names)
      + RefusedView.allCases.map(\.rawValue).filter { $0 != "Map" }
    let declarations = try Regex(
      "(?:func|struct|class|enum|protocol|typealias|var|let|macro) `?(\\w+)")
    let declared = Set(Self.all.matches(of: declarations).compactMap { $0[1].substring })
    for name in names {
      let word = name.split(separator: "(")[0].split(separator: ".").last ?? ""
      #expect(declared.contains(word), "\(name) is in the support table and declared nowhere")
    }
  }

  @Test(arguments: AcceptedCall.allCases) func everyAcceptedCallLeavesItsNote(
    _ call: AcceptedCall
  ) {
    let picture = render(
      Color.red.noting(call), proposal: ProposedViewSize(width: 10, height: 10))
    #expect(picture.notes.map(\.rule) == [call.rule])
    #expect(picture.notes.map(\.message) == [call.message])
    #expect(Self.all.contains(".\(call.rawValue)"), "\(call) is used nowhere")
  }

  @Test func ignoredModifiersAreNoted() throws {
    // A modifier whose whole body is `self`; the parameters may hold closures, but no braces.
    let silent = try Regex("func (\\w+)[^{}]*?-> some View[^{}]*\\{\\s*self\\s*\\}")
    for file in Self.files {
      for match in file.text.matches(of: silent) {
        let name = match[1].substring ?? ""
        Issue.record("\(file.name): \(name) changes nothing; say so with noting(_:)")
      }
    }
  }

  @Test func animationsLeaveANote() {
    let view = Text("a").animation(.default, value: 1).transition(.opacity).onTapGesture {}
    let picture = render(view, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(picture.notes.map(\.rule) == ["gesture", "animation", "animation"])
    #expect(picture.size == CGSize(width: 10, height: 20))
  }

  @Test func refusedAPIsNameAnAlternative() {
    let picture = render(
      ScrollView { Text("a") }, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(
      picture.notes.map { $0.message.spoken(in: .english) } == [
        "The body of the Widget entries' view contains the following unsupported types: ScrollView. "
          + "A widget can't scroll. Show what fits, or use ViewThatFits."
      ])
  }
}
