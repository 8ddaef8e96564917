import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds probes with assertions.
///
/// Learner code could read the expected values, because probes run in its process.
struct ProbeExpectations: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.probeFiles.flatMap { file -> [ValidationFinding] in
        guard let text = PackText.read(file) else { return [] }
        let source = SwiftFile(text)
        let imports = source.imports.filter { ["XCTest", "LessonChecks"].contains($0.module) }
          .map { ($0.line, $0.module) }
        let assertions = source.tokens.indices
          .filter { source[$0].text.hasPrefix("XCTAssert") && source[$0 + 1].isSign("(") }
          .map { (source[$0].line, source[$0].text) }
        guard let (line, word) = (imports + assertions).first else { return [] }
        return [
          ValidationFinding(
            .probeExpects, exercise: exercise.identifier, file: file, line: line,
            message: Sentence(
              """
              the probe contains `\(word)`, which puts the expected result next to the learner's \
              code
              """,
              ko: "탐침에 `\(word)` 낱말이 있어요. 무엇이 옳은지가 학습자의 코드 옆에 있게 돼요"),
            remedy: Sentence(
              "return the raw value, and put the assertion in Checks/",
              ko: "값을 그대로 돌려주고, 단언은 Checks/에서 하세요"
            ))
        ]
      }
    }
  }
}
