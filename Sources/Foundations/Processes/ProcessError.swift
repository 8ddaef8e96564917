import Glibc
package import Sentences

/// An error in starting a process or communicating with it.
package enum ProcessError: Error, Equatable {
  /// The program couldn't be started; `reason` is the system's message.
  case notStarted(executable: String, reason: String)

  /// A pipe couldn't be created, usually because of too many open files.
  case noPipe(errorNumber: Int32)

  /// The other side closed its end, or reading failed.
  case pipeBroken(errorNumber: Int32)
}

extension ProcessError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .notStarted(let executable, let reason):
      return Sentence(
        "Can't start \(executable): \(reason)",
        ko: "\(executable) 프로그램을 시작하지 못했어요: \(reason)")
    case .noPipe(let number):
      let reason = String(cString: strerror(number))
      return Sentence(
        """
        Can't create a pipe to another program: \(reason). Start Rings where `prlimit --nofile` \
        shows 256 or more.
        """,
        ko: "다른 프로그램에 연결할 파이프를 만들지 못했어요: \(reason). `prlimit --nofile` 값이 256 이상인 곳에서 시작하세요.")
    case .pipeBroken(let number):
      let reason = String(cString: strerror(number))
      return Sentence(
        "The pipe to another program broke: \(reason).",
        ko: "다른 프로그램에 연결된 파이프가 끊겼어요: \(reason).")
    }
  }
}
