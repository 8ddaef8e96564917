import Curriculum
import Foundation
import Host
import Learning
import TestSupport
import Testing

@Suite("The course's first pictures are recorded as they're drawn", .startsProcesses)
struct RecordedPictureTests {
  @Test(.mainPath) func thePictureOfTheFirstExercise() async throws {
    let context = PromptBench.context()
    let pack = try context.course(nil)
    let first = try #require(pack.exercises.first)
    let drawn = try await RecordedPictures.drawn(of: first, in: pack, context)
    #expect(drawn.pictures.count == pack.languages.count)
    try Golden.expect(
      String(decoding: try drawn.data, as: UTF8.self), matches: first.recordedPictures,
      named: first.recordedPictures.lastPathComponent)
  }
}
