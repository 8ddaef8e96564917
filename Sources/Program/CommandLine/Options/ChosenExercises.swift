import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Sentences

/// A pack, some of its exercises, and the number of jobs.
struct ChosenExercises: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The pack's name or folder (default: the pack you're in).",
        ko: "꾸러미의 이름이나 폴더예요(기본값: 지금 있는 꾸러미)."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise to check (default: all of them). Repeatable.",
        ko: "검사할 과제예요(기본값: 모든 과제). 여러 번 쓸 수 있어요.")))
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Submissions to judge at once (default: one per core).",
        ko: "한 번에 판정할 답의 수예요(기본값: 코어마다 하나)."), valueName: "N")
  )
  var jobs: Int?

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  /// - Throws: `AdditionError.noPackHere` or `CurriculumError`, including for a student's copy, which can't
  ///   be validated.
  func pack(_ context: CommandContext) throws -> Pack {
    let pack = try context.ownPack(pack)
    try pack.requireWhole()
    return pack
  }

  /// Returns the exercises on the command line, or all if there are none.
  ///
  /// - Throws: `CurriculumError.unknownExercise`.
  func exercises(of pack: Pack) throws -> [Exercise] {
    exercise.isEmpty ? pack.exercises : try exercise.map { try pack.find($0) }
  }
}
