import Curriculum
import Foundation
import Storage
import Terminal
import TestSupport
import Testing
import Tutor

/// When Rings reads a course from its index, it decodes only the parts that are shown.
@Suite(.serialized) struct IndexedCourseTests {
  private static let course = Repository.weather

  private let cache: TemporaryFolder
  private let pack: Pack

  init() throws {
    cache = try TemporaryFolder()
    let reader = IndexedPackReader(
      folder: Self.course.standardizedFileURL, cache: CacheDirectory(url: cache.url))
    _ = try reader.read()
    let reading = try reader.read()
    try #require(reading.decoded.isEmpty && !reading.isDecodedWhole)
    pack = reading.pack
  }

  private var decoded: [String] { pack.exercises.filter(\.isDecoded).map(\.identifier) }

  @Test func theListDecodesNoExercise() {
    let presentation = Presentation(TerminalCapabilities(isTerminal: false))
    let list = ExerciseListPresenter(presentation)
      .lines(pack, rings: pack.rings, progress: LearnerProgress(), current: nil)
      .map(\.text).joined(separator: "\n")
    #expect(pack.exercises.allSatisfy { list.contains($0.identifier) })
    #expect(decoded == [])
  }

  @Test func theFirstPromptDecodesOnlyTheOpenExercise() throws {
    let open = try pack.find("medium-layout")
    var session = try #require(
      Session(
        pack: pack, progress: LearnerProgress(), language: .english, isInteractive: true,
        workspace: cache.url, startingWith: open))
    var messages: [Message] = []
    for event in [SessionEvent.started, .opened(lesson: "# Lesson\n", files: [])] {
      for case .say(let message) in session.handle(event) { messages.append(message) }
    }
    #expect(messages.count > 1)
    let presenter = MessagePresenter(
      session, capabilities: TerminalCapabilities(isTerminal: false))
    #expect(messages.allSatisfy { !presenter.string($0).isEmpty })
    #expect(CommandCompletion(pack: pack).words(for: "goto ")?.count == pack.exercises.count)
    #expect(Set(decoded).isSubset(of: ["medium-layout"]))
  }
}
