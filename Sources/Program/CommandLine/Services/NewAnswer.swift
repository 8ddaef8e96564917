import Authoring
import Curriculum
import Foundation
import Host
import Sentences

/// Adds a right or wrong answer to an exercise, for `rings pack add --right` and `--wrong`.
struct NewAnswer {
  let name: String
  let isWrong: Bool
  let files: [String]
  let exercise: String?
  let check: String?
  let message: String?
  let why: String?

  /// Judges the answer, writes its files and prints their paths.
  ///
  /// - Throws: `OptionError`, `AdditionError`, `AuthoringError`, `CurriculumError`.
  func add(to pack: Pack, _ context: CommandContext) async throws {
    let language = context.terminal.language
    guard let exercise else {
      throw OptionError.missing(
        option: "--exercise",
        Sentence("the exercise that the sample belongs to", ko: "답을 더할 과제의 이름"))
    }
    if !isWrong, check != nil || message != nil {
      throw OptionError.contradiction("--right", check == nil ? "--message" : "--check")
    }
    let places = files.map(context.readablePlace)
    guard !places.isEmpty else {
      throw OptionError.missing(
        option: "FILE", Sentence("the sample's Swift files", ko: "답의 Swift 파일"))
    }
    let addition = try AnswerAddition(
      name, files: places, isWrong: isWrong, to: try pack.find(exercise), in: pack)
    let judge = try await Services.found(context).judge
    let outcome = try await addition.add(
      check: check, message: message, why: why, judge: PackValidation.asking(judge))
    for file in outcome.files { StandardOutput.line(context.fromHere(file)) }
    if let caught = outcome.caught {
      let told = Sentence(
        "Caught by \(caught.check): “\(caught.message)”",
        ko: "\(caught.check) 검사가 잡아요: “\(caught.message)”")
      StandardOutput.line(told.spoken(in: language))
    }
    if outcome.isUnexplained {
      let told = Sentence(
        "The sample's `why:` was derived from its name. Replace it with what a learner who makes this mistake thinks.",
        ko: "`why:` 값은 이름으로 채웠어요. 이렇게 답하는 학습자의 생각을 적으세요.")
      StandardOutput.line(told.spoken(in: language))
    }
  }
}
