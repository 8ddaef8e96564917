import Storage
import Foundation
import Processes
import Sentences
import Stage

/// The process that holds an exercise's compiled checks.
actor CheckProcess {
  private let process: FramedProcess
  /// The time zone of the phone that the checks ask about.
  private let timeZone: PhoneTimeZone
  private var isGreeted = false
  /// What ends its answers besides their own limits.
  private var deadline: Deadline?

  /// Seconds in which a process that was just started has to say hello and to load.
  private static let startLimit = Duration.seconds(20)

  init(process: FramedProcess, timeZone: PhoneTimeZone) {
    self.process = process
    self.timeZone = timeZone
  }

  /// Has its answers end when what it is asked for has to be done.
  func serve(until deadline: Deadline?) { self.deadline = deadline }

  /// Loads the checks; gives their identifiers.
  func load(_ plugin: URL) async throws(CheckProcessError) -> [String] {
    do {
      if !isGreeted {
        try await process.awaitGreeting(
          role: "checks", within: Self.startLimit, until: deadline)
        isGreeted = true
      }
      try await process.send(CheckInstruction.load(plugin: plugin.path, in: timeZone))
      switch try await process.receive(
        CheckEvent.self, within: Self.startLimit, until: deadline)
      {
      case .loaded(let checks): return checks
      case .failed(let reason): throw CheckProcessError.notLoaded(reason)
      case .ask, .finished: throw FrameError.garbled("a check spoke before it was started")
      }
    } catch let error as CheckProcessError {
      throw error
    } catch {
      throw await ended(error)
    }
  }

  /// Runs one check; `answer` passes its questions on and gives the worker's raw reply, or how the
  /// worker ended.
  func run(
    _ check: String, seed: UInt64, within limit: Duration,
    answer: @Sendable (StageQuestion) async -> Result<Data, WorkerEnd>
  ) async throws(CheckProcessError) -> CheckOutcome {
    let end = ContinuousClock.now + limit
    do {
      try await process.send(CheckInstruction.run(check: check, seed: seed))
      while true {
        let left = end - ContinuousClock.now
        guard left > .zero else {
          await stop()
          throw CheckProcessError.timedOut(starvation: nil)
        }
        switch try await process.receive(CheckEvent.self, within: left, until: deadline) {
        case .finished(let outcome): return outcome
        case .ask(let question):
          switch await answer(question) {
          case .success(let reply):
            try await process.send(CheckInstruction.relay)
            try await process.send(payload: reply)
          case .failure(let end):
            try await process.send(CheckInstruction.workerEnded(end.message))
          }
        case .loaded, .failed: throw FrameError.garbled("an answer came to another question")
        }
      }
    } catch let error as CheckProcessError {
      throw error
    } catch {
      throw await ended(error)
    }
  }

  func stop() async { _ = try? await process.end() }

  private func ended(_ error: any Error) async -> CheckProcessError {
    if case FrameError.garbled = error { await stop() }
    do {
      let report = try await process.report(within: Self.startLimit, until: deadline)
      if report.limit == .wallTime || report.limit == .processorTime {
        return .timedOut(starvation: report.starvation)
      }
      let lastLine = report.errorText.split(whereSeparator: \.isNewline).last.map(String.init)
      return .ended(
        RuntimeFault(report.errorText)?.message
          ?? Sentence(verbatim: lastLine ?? report.end.evidence))
    } catch {
      return .ended(SystemReason.sentence(of: error))
    }
  }
}

/// Why the checks themselves could not be run: the pack's failure or ours, never the learner's.
enum CheckProcessError: SpokenError, Hashable {
  case notLoaded(Sentence)
  /// With how much of the processor others had meanwhile, where that is known.
  case timedOut(starvation: Double?)
  case ended(Sentence)

  var isTimedOut: Bool {
    if case .timedOut = self { true } else { false }
  }

  var starvation: Double? {
    if case .timedOut(let share) = self { share } else { nil }
  }

  var sentence: Sentence {
    switch self {
    case .notLoaded(let reason): reason
    case .timedOut:
      Sentence(
        "The check itself did not finish in time.", ko: "검사 자체가 제시간에 끝나지 않았어요.")
    case .ended(let reason): BrokenCheck.sentence(because: reason)
    }
  }
}
