package import Sentences

/// A failure of Rings itself to reach a verdict.
///
/// It is never the learner's fault.
package enum JudgeError: SpokenError, Hashable {
  /// A program that is built with Rings is missing from its folder.
  case incompleteBuild(missing: String)
  case checksDoNotCompile(exercise: String, errors: [Sentence])
  case noChecks(exercise: String)
  case probesNeverFit
  case noSolution(exercise: String)
  case solutionDoesNotCompile(exercise: String, errors: [Sentence])
  case jailTooWeak(level: String, asked: String, gaps: [Sentence])
  /// The kernel refused a process or thread.
  ///
  /// The value is the container's limit, if known.
  case tooFewProcesses(Int?)

  package var sentence: Sentence {
    switch self {
    case .tooFewProcesses(let most):
      let allowed = most.map { Sentence(" (\($0))", ko: "(\($0)개)") } ?? Sentence(verbatim: "")
      return Sentence(
        """
        This machine allows too few processes and threads\(allowed), so some of them couldn't start. \
        Grade with fewer `--jobs`, or start the container with a larger `--pids-limit`.
        """,
        ko: """
          이 컴퓨터에서 허용하는 프로세스와 스레드\(allowed)가 모자라서 일부를 시작하지 못했어요. `--jobs` 값을 줄이거나 \
          컨테이너의 `--pids-limit` 값을 늘리세요.
          """)
    case .incompleteBuild(let missing):
      return Sentence(
        """
        \(missing), which is built with Rings, is missing. Build it with `swift build --product \
        rings`.
        """,
        ko: """
          Rings와 함께 빌드되는 \(missing) 프로그램이 없어요. `swift build --product rings` 명령으로 빌드하세요.
          """)
    case .checksDoNotCompile(let exercise, let errors):
      let errors = Sentence(listing: Array(errors.prefix(3)), separator: "; ")
      return Sentence(
        "The checks of “\(exercise)” don't compile: \(errors)",
        ko: "“\(exercise)” 과제의 검사가 컴파일되지 않아요: \(errors)")
    case .noChecks(let exercise):
      return Sentence("“\(exercise)” has no checks.", ko: "“\(exercise)” 과제에 검사가 없어요.")
    case .probesNeverFit:
      return Sentence(
        "This exercise's probes don't compile, with or without your code.",
        ko: "이 과제의 탐침이 컴파일되지 않아요. 여러분의 코드가 없어도 마찬가지예요.")
    case .noSolution(let exercise):
      return Sentence(
        "This copy of the pack has no solution to “\(exercise)”.",
        ko: "이 꾸러미에는 “\(exercise)” 과제의 모범 답안이 없어요.")
    case .solutionDoesNotCompile(let exercise, let errors):
      let errors = Sentence(listing: Array(errors.prefix(3)), separator: "; ")
      return Sentence(
        "The solution to “\(exercise)” doesn't compile: \(errors)",
        ko: "“\(exercise)” 과제의 모범 답안이 컴파일되지 않아요: \(errors)")
    case .jailTooWeak(let level, let asked, let gaps):
      let gaps = Sentence(listing: gaps, separator: " ")
      return Sentence(
        """
        Code may run here only in a sandbox of level “\(asked)”, but this machine offers level \
        “\(level)”: \(gaps)
        """,
        ko: """
          여기서는 격리 수준이 “\(asked)” 이상일 때만 코드를 실행할 수 있는데, 이 컴퓨터의 수준은 “\(level)” \
          단계예요: \(gaps)
          """)
    }
  }
}
