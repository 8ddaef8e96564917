import Curriculum
import Sentences

extension MutantReport {
  func findings(on exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    guard !isBeside else { return edgeFindings(on: exercise, in: pack) + unjudged(exercise) }
    return survivorFindings(on: exercise, in: pack) + unjudged(exercise)
      + needlessChecks(of: exercise) + staleEquivalents(of: exercise)
  }

  private func survivorFindings(on exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    guard let share, share < Self.shareNeeded else { return [] }
    let (found, needed) = (Int(share * 100), Int(Self.shareNeeded * 100))
    return survivors.map { entry in
      let mutant = entry.mutant
      return ValidationFinding(
        .survivingMutant, severity: pack.demandsMutants ? .error : .warning,
        exercise: exercise.identifier,
        file: pack.solutionFolder(of: exercise)?.appending(path: mutant.file), line: mutant.line,
        column: mutant.column,
        message: Sentence(
          """
          “\(mutant.change)” passes every check (the checks catch \(found) of 100 mutants and must \
          catch \(needed))
          """,
          ko: "“\(mutant.change)” 변경이 모든 검사를 통과해요(100개 가운데 \(needed)개를 잡아야 하는데 \(found)개를 잡아요)"
        ),
        remedy: Sentence(
          "add a check that catches this change, or list the change under `equivalent:` with a reason",
          ko: "이를 잡는 검사를 더하거나 `equivalent:` 아래에 까닭과 함께 적으세요"))
    }
  }

  /// Returns a finding for every boundary mutant that passes.
  ///
  /// Only the author knows whether the lesson specifies the boundary.
  private func edgeFindings(on exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    survivors.map { entry in
      let mutant = entry.mutant
      return ValidationFinding(
        .survivingMutant, severity: .warning, exercise: exercise.identifier,
        file: pack.solutionFolder(of: exercise)?.appending(path: mutant.file), line: mutant.line,
        column: mutant.column,
        message: Sentence(
          "“\(mutant.change)” is just outside the contract, but passes every check",
          ko: "“\(mutant.change)” 변경은 정한 것에서 조금 벗어나는데도 모든 검사를 통과해요"),
        remedy: Sentence(
          "if the lesson specifies this boundary, test both sides of it; otherwise ignore this warning",
          ko: "본문에서 이 경계를 정해 두었다면 경계의 양쪽을 검사하고, 아니면 그대로 두세요"))
    }
  }

  private func unjudged(_ exercise: Exercise) -> [ValidationFinding] {
    entries.compactMap { entry in
      guard case .unknown(let reason) = entry.outcome else { return nil }
      return ValidationFinding(
        .couldBeJudged, severity: .warning, exercise: exercise.identifier,
        answer: entry.mutant.change,
        message: Sentence("couldn't be judged: \(reason)", ko: "판정하지 못했어요: \(reason)"),
        remedy: Sentence("try again", ko: "다시 해 보세요"))
    }
  }

  /// Returns findings about checks that neither a mutant nor an incorrect sample fails.
  private func needlessChecks(of exercise: Exercise) -> [ValidationFinding] {
    let wrong = (try? exercise.wrongAnswers())?.map(\.check) ?? []
    let needed = effectiveChecks.union(wrong)
    return exercise.checks.filter { !needed.contains($0.identifier) }.map { check in
      ValidationFinding(
        .needlessCheck, exercise: exercise.identifier, file: exercise.manifestFile,
        message: Sentence(
          "no wrong sample or mutant fails “\(check.identifier)”",
          ko: "“\(check.identifier)” 검사에 걸리는 틀린 답도 돌연변이도 없어요"),
        remedy: Sentence(
          "add a wrong sample for this check to Wrong/, or remove the check",
          ko: "이 검사가 잡아야 할 틀린 답을 Wrong/ 아래에 더하거나 검사를 지우세요"))
    }
  }

  private func staleEquivalents(of exercise: Exercise) -> [ValidationFinding] {
    guard entries.count == possible else { return [] }
    let stale = exercise.equivalents.filter { listed in
      !entries.contains { listed.covers(file: $0.mutant.file, change: $0.mutant.change) }
    }
    return stale.map { listed in
      ValidationFinding(
        .staleEquivalent, exercise: exercise.identifier, file: exercise.manifestFile,
        line: listed.line,
        message: Sentence(
          "the solution's \(listed.file) has no mutant “\(listed.change)”",
          ko: "모범 답안의 \(listed.file) 파일에 “\(listed.change)” 변경이 없어요"),
        remedy: Sentence(
          "copy the change as `rings pack mutants` lists it, or remove the entry",
          ko: "`rings pack mutants` 명령에 나오는 대로 적거나 지우세요"))
    }
  }
}
