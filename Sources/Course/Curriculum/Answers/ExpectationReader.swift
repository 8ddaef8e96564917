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
        "name the check that must catch this answer, or `compile`",
        ko: "이 답을 잡아야 하는 검사의 이름이나 `compile` 값을 적으세요"))
    let message = root.string(
      "message",
      Sentence(
        "write a part of the message that the learner must read",
        ko: "학습자가 읽어야 하는 말의 일부를 적으세요"))
    guard let check, let message else { return nil }
    if !known.contains(check.raw) {
      let list = known.joined(separator: ", ")
      root.manifest.note(
        .unknownReference, at: root.mapping["check"],
        Sentence(
          "no check \"\(check.sanitized())\" in exercise.yml",
          ko: "exercise.yml에 “\(check.sanitized())” 검사가 없어요"),
        Suggestion.sentence(for: check.raw, in: known)
          ?? Sentence("there are \(list)", ko: "있는 것: \(list)"))
    }
    return (check.raw, message.raw)
  }
}
