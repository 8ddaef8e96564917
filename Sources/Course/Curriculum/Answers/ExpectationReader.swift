import Foundation
import Sentences

/// Reads the `check` and `message` that a wrong answer must produce, from its `.answer` file or its
/// `expect.yml`.
struct ExpectationReader {
  let checks: [CheckDeclaration]

  func read(_ root: inout ManifestMapping) -> (check: String, message: String)? {
    let known = checks.map(\.identifier) + [ExerciseReader.compileCheck]
    let check = root.string(
      "check",
      Sentence(
        "write the id of the check that must catch this sample, or `compile`",
        ko: "이 답을 잡아야 하는 검사의 이름이나 `compile` 값을 적으세요"))
    let message = root.string(
      "message",
      Sentence(
        "write part of the message that the learner must see",
        ko: "학습자에게 보여야 하는 메시지의 일부를 적으세요"))
    guard let check, let message else { return nil }
    if !known.contains(check.raw) {
      let list = known.joined(separator: ", ")
      root.manifest.note(
        .unknownReference, at: root.mapping["check"],
        Sentence(
          "there is no check \"\(check.sanitized())\" in exercise.yml",
          ko: "exercise.yml에 “\(check.sanitized())” 검사가 없어요"),
        Suggestion.sentence(for: check.raw, in: known)
          ?? Sentence("write one of \(list)", ko: "이 가운데 하나를 적으세요: \(list)"))
    }
    return (check.raw, message.raw)
  }
}
