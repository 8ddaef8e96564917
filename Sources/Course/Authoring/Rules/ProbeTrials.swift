package import Curriculum
import Foundation
package import Judge
import Sentences
import Storage

/// Finds probes whose names a submission could hijack.
///
/// Redeclares everything that they name, as a learner could, and checks the meaning of each name.
package struct ProbeTrials: TrialRule {
  private let probes: ShadowedProbes

  package init(_ configuration: JudgeConfiguration) { probes = ShadowedProbes(configuration) }

  package var isOfLessons: Bool { false }

  package func trials(in pack: Pack, exercises: [Exercise]) -> [GateTrial] {
    exercises.filter { !$0.probeFiles.isEmpty }.map { exercise in
      GateTrial(of: "Probes", in: exercise) { await findings(on: exercise, pack) }
    }
  }

  private func findings(on exercise: Exercise, _ pack: Pack) async -> [GateFinding] {
    do {
      let outcome = try await probes.outcome(for: exercise, in: pack)
      return outcome.astray.map { finding($0, exercise) }
    } catch CurriculumError.noSolution {
      // A class's pack may lack its solutions. Another rule reports that.
      return []
    } catch {
      return [
        GateFinding(
          .couldBeJudged, exercise: exercise.identifier, file: exercise.probeFiles.first,
          message: SystemReason.sentence(of: error),
          remedy: Sentence(
            "see what `rings doctor` says, and try again",
            ko: "`rings doctor` 명령이 하는 말을 보고 다시 해 보세요"))
      ]
    }
  }

  private func finding(_ astray: ShadowedProbes.Astray, _ exercise: Exercise) -> GateFinding {
    let (probe, name) = (astray.probe, astray.name)
    if astray.selfDescription != nil { return findingOfDescription(astray, exercise) }
    return GateFinding(
      .probeLedAstray, exercise: exercise.identifier, file: astray.file, line: astray.line,
      message: Sentence(
        "the probe \"\(probe)\" can be led astray: `\(name)` means whatever an answer declares under that name",
        ko: "“\(probe)” 탐침은 속을 수 있어요. 답이 `\(name)` 이름으로 선언한 것을 쓰게 돼요"),
      remedy: Sentence(
        "take `standard-types` out of `allows:` in exercise.yml, or do without `\(name)`",
        ko: "exercise.yml 파일의 `allows:` 목록에서 `standard-types` 항목을 빼거나 `\(name)` 없이 쓰세요"))
  }

  /// Returns a finding for a probe that converts a value to text or data.
  private func findingOfDescription(
    _ astray: ShadowedProbes.Astray, _ exercise: Exercise
  ) -> GateFinding {
    let (probe, name) = (astray.probe, astray.name)
    let message =
      switch astray.selfDescription {
      case .interpolation:
        Sentence(
          "the probe \"\(probe)\" can be led astray: a value in `\\(…)` is written as an answer has it describe itself",
          ko: "“\(probe)” 탐침은 속을 수 있어요. `\\(…)` 안의 값은 답이 정한 설명대로 쓰여요")
      case .coding:
        Sentence(
          "the probe \"\(probe)\" can be led astray: a `Codable` type of its own is written by functions that an answer can declare",
          ko: "“\(probe)” 탐침은 속을 수 있어요. 탐침의 `Codable` 타입은 답이 선언할 수 있는 함수로 쓰여요")
      case .describing, .reflecting, .dump, .mirror, nil:
        Sentence(
          "the probe \"\(probe)\" can be led astray: `\(name)` shows a value as an answer has it describe itself",
          ko: "“\(probe)” 탐침은 속을 수 있어요. `\(name)`: 값을 답이 정한 설명대로 보여요")
      }
    return GateFinding(
      .probeLedAstray, exercise: exercise.identifier, file: astray.file, line: astray.line,
      message: message,
      remedy: Sentence(
        "answer with numbers and texts themselves, several in a `ProbeRecord`; a number becomes text by `String(number)`, and `StoredState` tells what a value holds",
        ko:
          "숫자와 문자열을 그대로 답하고, 여럿이면 `ProbeRecord` 타입에 담으세요. 숫자를 문자열로 바꿀 때는 `String(number)` 형식을 쓰고, 값에 든 것은 `StoredState` 타입에 물으세요"
      ))
  }
}
