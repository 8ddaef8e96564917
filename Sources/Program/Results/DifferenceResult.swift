package import Authoring
import Curriculum
import Foundation
package import Sentences
import Tutor

/// The result of `pack diff`: the passes that a pack's new version would revoke.
package struct DifferenceResult: CommandResult {
  let difference: PackDifference
  let old, new: FetchedPack

  package init(difference: PackDifference, old: FetchedPack, new: FetchedPack) {
    self.difference = difference
    self.old = old
    self.new = new
  }

  package func blocks(inWords: Bool) -> [ResultBlock] {
    let (old, new) = (old.pack, new.pack)
    let heading = "\(old.identifier) \(old.version) → \(new.identifier) \(new.version)"
    return [
      .sentences(
        [Sentence(verbatim: heading)] + reused + difference.exercises.flatMap(sentences(on:))
          + ending)
    ]
  }

  /// A warning if the author didn't raise the version number.
  private var reused: [Sentence] {
    let (one, other) = (old.pack, new.pack)
    guard one.identifier == other.identifier, one.version == other.version, old.digest != new.digest
    else { return [] }
    return [
      Sentence(
        "The contents differ, but both have the version \(one.version). Raise `version` in pack.yml.",
        ko: "내용은 다른데 버전은 같아요: \(one.version). pack.yml 파일의 `version` 값을 올리세요.")
    ]
  }

  private func sentences(on exercise: ExerciseDifference) -> [Sentence] {
    let title = exercise.title.sentence
    let name = exercise.id
    var lines: [Sentence] = []
    if let former = exercise.formerID {
      lines.append(
        Sentence(
          "\(name): renamed, formerly \(former).", ko: "\(name): 이름이 바뀌었어요. 예전 이름: \(former)"))
    }
    if let before = exercise.pointsBefore, let after = exercise.pointsAfter, before != after {
      lines.append(
        Sentence(
          "\(name): \(before) points before, \(after) now.",
          ko: "\(name): 점수가 바뀌었어요. \(before)점 → \(after)점"))
    }
    switch exercise.change {
    case .kept: break
    case .new:
      lines.append(Sentence("\(name): new, “\(title)”.", ko: "\(name): 새 과제예요, “\(title)”."))
    case .gone:
      lines.append(
        Sentence(
          "\(name): GONE. Learners who passed “\(title)” lose \(count: exercise.pointsBefore ?? 0, "point"). If it has a new id, list it under `renames` in pack.yml.",
          ko:
            "\(name): 없어졌어요. “\(title)” 과제를 통과한 학습자는 \(exercise.pointsBefore ?? 0)점을 잃어요. id가 바뀌었다면 pack.yml 파일의 `renames`에 적으세요."
        ))
    case .undone, .unknown: lines += exercise.answers.flatMap { sentences(on: $0, of: name) }
    }
    for answer in exercise.answers where answer.outcome == .neverPassed {
      lines.append(
        Sentence(
          "\(name): \(answer.name) didn't pass the old version either.",
          ko: "\(name): \(answer.name) 답은 예전 버전에서도 통과하지 못했어요."))
    }
    return lines
  }

  private func sentences(on answer: AnswerDifference, of exercise: String) -> [Sentence] {
    let said = answer.message ?? answer.title ?? Sentence("no message", ko: "메시지 없음")
    let check = answer.check ?? ""
    switch answer.outcome {
    case .kept, .neverPassed: return []
    case .unknown:
      return [
        Sentence(
          "\(exercise): \(answer.name) couldn't be judged: \(said)",
          ko: "\(exercise): \(answer.name) 답을 판정하지 못했어요: \(said)")
      ]
    case .undone:
      let points = Sentence(
        "\(PointText(answer.pointsBefore).description) → \(PointText(answer.pointsAfter).description) points",
        ko:
          "\(PointText(answer.pointsBefore).description)점 → \(PointText(answer.pointsAfter).description)점"
      )
      return [
        Sentence(
          "\(exercise): UNDONE. Learners who solved it like the old \(answer.name) no longer pass: \(points).",
          ko: "\(exercise): 통과가 취소돼요. 예전 \(answer.name) 답처럼 푼 학습자는 더는 통과하지 못해요: \(points)."),
        Sentence("  \(check): \(said)", ko: "  \(check): \(said)"),
      ]
    }
  }

  private var ending: [Sentence] {
    let known = difference.exercises.filter { $0.change != .new }
    let kept = known.count { $0.change == .kept }
    var lines = [
      Sentence(
        "Passes stay valid in \(kept) of \(count: known.count, "exercise"); \(count: difference.judged, "old sample") judged.",
        ko: "과제 \(known.count)개 가운데 \(kept)개에서 통과가 유지돼요. 예전 답 \(difference.judged)개를 판정했어요.")
    ]
    if difference.keepsAllPasses {
      lines.append(
        Sentence(
          "According to the old right samples, no learner's pass is undone.",
          ko: "예전의 옳은 답으로 보면, 통과가 취소되는 학습자는 없어요."))
    } else if difference.exercises.contains(where: { $0.change == .undone }) {
      lines.append(
        Sentence(
          """
          These learners' progress still shows a pass, marked as earned before a change. When \
          checked again, the samples fail.
          """,
          ko: "통과 기록은 “이후 바뀜” 표시와 함께 남아 있지만, 다시 검사하면 이 답은 통과하지 못해요."))
    }
    return lines
  }

  package func document(in language: Language) -> JSONFields {
    [
      "version": 1, "old": Self.document(of: old), "new": Self.document(of: new),
      "keepsAllPasses": difference.keepsAllPasses, "judged": difference.judged,
      "exercises": difference.exercises.map { Self.document(of: $0, in: language) },
    ]
  }

  private static func document(of fetched: FetchedPack) -> JSONFields {
    [
      "pack": fetched.pack.identifier, "version": fetched.pack.version, "digest": fetched.digest,
      "origin": fetched.origin, "commit": fetched.commit,
    ]
  }

  private static func document(
    of exercise: ExerciseDifference, in language: Language
  ) -> JSONFields {
    let points: JSONFields = [
      "before": exercise.pointsBefore.map(Double.init),
      "after": exercise.pointsAfter.map(Double.init),
    ]
    let answers = exercise.answers.map { answer -> JSONFields in
      let points: JSONFields = ["before": answer.pointsBefore, "after": answer.pointsAfter]
      return [
        "name": answer.name, "outcome": answer.outcome, "points": points, "check": answer.check,
        "title": answer.title?.spoken(in: language),
        "message": answer.message?.spoken(in: language),
      ]
    }
    return [
      "id": exercise.id, "formerID": exercise.formerID,
      "title": exercise.title.sentence.spoken(in: language), "change": exercise.change,
      "points": points, "answers": answers,
    ]
  }
}
