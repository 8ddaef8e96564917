import Sentences

/// Reads the solution changes that the author has verified as equally correct.
extension ExerciseReader {
  func readEquivalents(_ root: inout ManifestMapping) -> [EquivalentMutant] {
    root.list("equivalent").compactMap { node in
      guard
        var mapping = manifest.mapping(
          node, what: Sentence("an equivalent change", ko: "동등한 변경"))
      else { return nil }
      let file = mapping.string(
        "file", Sentence("write the name of the solution's file", ko: "모범 답안의 파일 이름을 적으세요"))
      let change = mapping.string(
        "change",
        Sentence(
          "write the change as `rings pack mutants` prints it",
          ko: "`rings pack mutants` 명령이 출력하는 대로 변경을 적으세요"))
      let reason = mapping.string(
        "reason",
        Sentence(
          "explain why the solution is still right", ko: "왜 모범 답안이 여전히 맞는지 적으세요"))
      mapping.finish()
      guard let file, let change, let reason else { return nil }
      return EquivalentMutant(
        file: file.raw, change: change.raw, reason: reason.sanitized(), line: node.mark?.line)
    }
  }
}
