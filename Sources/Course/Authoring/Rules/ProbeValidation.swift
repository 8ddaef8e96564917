package import Curriculum
import Foundation
package import Judge
import Sentences
import Storage

/// Finds probes whose names a submission could hijack.
///
/// Redeclares every name that the probes use, as a learner could, and checks what each name refers to.
package struct ProbeValidation: ContentRule {
  private let probes: ShadowedProbes

  package init(_ configuration: JudgeConfiguration) { probes = ShadowedProbes(configuration) }

  package var isOfLessons: Bool { false }

  package func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent] {
    exercises.filter { !$0.probeFiles.isEmpty }.map { exercise in
      LessonContent(of: "Probes", in: exercise) { await findings(on: exercise, pack) }
    }
  }

  private func findings(on exercise: Exercise, _ pack: Pack) async -> [ValidationFinding] {
    do {
      let outcome = try await probes.outcome(for: exercise, in: pack)
      return outcome.astray.map { finding($0, exercise) }
    } catch CurriculumError.noSolution {
      // A pack for students may lack its solutions. Another rule reports that.
      return []
    } catch {
      return [
        ValidationFinding(
          .couldBeJudged, exercise: exercise.identifier, file: exercise.probeFiles.first,
          message: SystemReason.sentence(of: error),
          remedy: Sentence(
            "see what `rings doctor` reports, and try again",
            ko: "`rings doctor` 명령의 결과를 보고 다시 해 보세요"))
      ]
    }
  }

  private func finding(_ astray: ShadowedProbes.Astray, _ exercise: Exercise) -> ValidationFinding {
    let (probe, name) = (astray.probe, astray.name)
    if astray.selfDescription != nil { return findingOfDescription(astray, exercise) }
    return ValidationFinding(
      .probeLedAstray, exercise: exercise.identifier, file: astray.file, line: astray.line,
      message: Sentence(
        """
        the probe "\(probe)" can be fooled: `\(name)` means whatever a submission declares under \
        that name
        """,
        ko: "“\(probe)” 탐침을 속일 수 있어요. `\(name)` 이름이 답에서 선언한 것을 가리키게 돼요"),
      remedy: Sentence(
        "remove `standard-types` from `allows` in exercise.yml, or avoid `\(name)`",
        ko: "exercise.yml 파일의 `allows` 목록에서 `standard-types` 항목을 빼거나 `\(name)` 없이 쓰세요"))
  }

  /// Returns a finding for a probe that converts a value to text or data.
  private func findingOfDescription(
    _ astray: ShadowedProbes.Astray, _ exercise: Exercise
  ) -> ValidationFinding {
    let (probe, name) = (astray.probe, astray.name)
    let message =
      switch astray.selfDescription {
      case .interpolation:
        Sentence(
          """
          the probe "\(probe)" can be fooled: a submission can change how `\\(…)` describes a value
          """,
          ko: "“\(probe)” 탐침을 속일 수 있어요. `\\(…)` 표기가 값을 나타내는 방식을 답에서 바꿀 수 있어요")
      case .coding:
        Sentence(
          """
          the probe "\(probe)" can be fooled: a submission can declare the functions that encode \
          the probe's own `Codable` type
          """,
          ko: "“\(probe)” 탐침을 속일 수 있어요. 탐침의 `Codable` 타입을 인코딩하는 함수를 답에서 선언할 수 있어요")
      case .describing, .reflecting, .dump, .mirror, nil:
        Sentence(
          """
          the probe "\(probe)" can be fooled: a submission can change how `\(name)` describes a \
          value
          """,
          ko: "“\(probe)” 탐침을 속일 수 있어요. `\(name)`: 값을 나타내는 방식을 답에서 바꿀 수 있어요")
      }
    return ValidationFinding(
      .probeLedAstray, exercise: exercise.identifier, file: astray.file, line: astray.line,
      message: message,
      remedy: Sentence(
        """
        return numbers and strings directly, and several values in a `ProbeRecord`; convert a number \
        with `String(number)`, and read a value's contents with `StoredState`
        """,
        ko:
          """
          숫자와 문자열을 그대로 돌려주고, 여럿이면 `ProbeRecord` 타입에 담으세요. 숫자는 `String(number)` 식으로 문자열로 바꾸고, 값에 든 \
          것은 `StoredState` 타입으로 읽으세요
          """
      ))
  }
}
