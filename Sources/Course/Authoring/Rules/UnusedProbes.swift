import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds probes that no check uses.
///
/// They cost compile time in every verdict and mislead learners about what is tested.
struct UnusedProbes: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise -> [ValidationFinding] in
      guard !exercise.probes.isEmpty else { return [] }
      var said: Set<String> = []
      for file in exercise.checkFiles {
        guard let text = PackText.read(file) else { continue }
        let source = SwiftFile(text)
        said.formUnion(source.tokens.indices.compactMap { source.string(at: $0)?.value })
      }
      return exercise.probes.filter { !said.contains($0) }.map { name in
        ValidationFinding(
          .unusedProbe, exercise: exercise.identifier, file: exercise.manifestFile,
          message: Sentence("no check uses the probe \"\(name)\"", ko: "“\(name)” 탐침을 쓰는 검사가 없어요"),
          remedy: Sentence("use the probe, or remove it", ko: "쓰거나 지우세요"))
      }
    }
  }
}
