import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds checks that wait for time to pass.
///
/// They slow down every verdict and fail on a busy machine.
struct SleepingChecks: FileRule {
  private static let functions: Set = [
    "sleep", "usleep", "nanosleep", "clock_nanosleep", "asyncAfter", "sleepForTimeInterval",
    "scheduledTimer", "fulfillment",
  ]

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      (exercise.checkFiles + exercise.probeFiles).flatMap { file -> [ValidationFinding] in
        guard let text = PackText.read(file) else { return [] }
        let source = SwiftFile(text)
        return source.tokens.indices.filter { Self.waits(at: $0, in: source) }.map { place in
          let token = source[place]
          return ValidationFinding(
            .sleepInCheck, exercise: exercise.identifier, file: file, line: token.line,
            column: token.column,
            message: Sentence(
              "`\(token.text)` waits for this machine's clock",
              ko: "`\(token.text)` 호출은 이 기기의 시계를 기다려요"),
            remedy: Sentence(
              "set the phone's time instead, as in render(asked:) or moment(at:)",
              ko: "render(asked:)나 moment(at:)처럼 휴대폰의 다른 시각을 쓰세요"))
        }
      }
    }
  }

  private static func waits(at place: Int, in source: SwiftFile) -> Bool {
    let token = source[place]
    guard token.kind == .word, source[place + 1].isSign("("), source.isAdjacent(place + 1),
      !source[place - 1].declaresName
    else { return false }
    if functions.contains(token.text) { return true }
    // `wait(for: [told], timeout: 3)`, `group.wait(timeout: .now() + 3)`
    guard token.text == "wait" else { return false }
    return source.inside(place + 1).contains { $0.isWord("timeout") }
  }
}
