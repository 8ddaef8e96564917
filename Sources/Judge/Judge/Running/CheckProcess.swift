import Storage
import Foundation
import Processes
import Sentences
import WorkerProtocol

actor CheckProcess {
  private let process: FramedProcess
  private let timeZone: PhoneTimeZone
  private var isGreeted = false
  /// The deadline for the process's responses, in addition to their time limits.
  private var deadline: Deadline?

  /// The time limit for the greeting of a new process, and for loading the checks.
  private static let startLimit = Duration.seconds(20)

  init(process: FramedProcess, timeZone: PhoneTimeZone) {
    self.process = process
    self.timeZone = timeZone
  }

  /// Sets the deadline of all later responses.
  func serve(until deadline: Deadline?) { self.deadline = deadline }

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
      case .ask, .finished: throw FrameError.garbled("a check replied before it was started")
      }
    } catch let error as CheckProcessError {
      throw error
    } catch {
      throw await ended(error)
    }
  }

  /// Runs one check.
  ///
  /// `answer` forwards the check's requests and returns the worker's raw response, or how the worker ended.
  func run(
    _ check: String, seed: UInt64, within limit: Duration,
    answer: @Sendable (NumberedRequest) async -> Result<Data, WorkerEnd>
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
        case .loaded, .failed: throw FrameError.garbled("a response came to another request")
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

/// A failure to run the checks themselves.
///
/// It is the pack's fault or ours, never the learner's.
enum CheckProcessError: SpokenError, Hashable {
  case notLoaded(Sentence)
  /// The associated value is the share of the processor that other programs used during the wait, if known.
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
        "The check itself didn't finish in time.", ko: "검사 자체가 제시간에 끝나지 않았어요.")
    case .ended(let reason): BrokenCheck.sentence(because: reason)
    }
  }
}
