import Foundation
import Glibc
import LessonChecks
import WorkerProtocol
import Synchronization
import Testing

/// Each of several requests is sent before the previous response is read, and no request is left over.
struct JudgeQuestionTests {
  private let line: Line

  init() throws { line = try Line() }

  @Test func theNextQuestionIsSentBeforeAResponseIsRead() throws {
    let (first, second) = (Thread.Answers(), Thread.Answers())
    let asking = Thread { [line] in
      try? line.texts { text in
        first.add(text)
        if text == "A" { second.wait() }
      }
      first.finish()
    }
    asking.start()
    let a = try line.next()
    try line.answer(a.id, "A")
    let b = try line.next()
    second.finish()
    try line.answer(b.id, "B")
    let c = try line.next()
    try line.answer(c.id, "C")
    first.wait()
    #expect([a.probe, b.probe, c.probe] == ["a", "b", "c"])
    #expect(first.all == ["A", "B", "C"])
  }

  @Test func noResponseIsLeftForTheNextQuestion() throws {
    let taken = Thread.Answers()
    let asking = Thread { [line] in
      #expect(throws: CheckInterruption.self) {
        try line.texts { _ in throw CheckInterruption(.unknownCheck) }
      }
      if case .answered(let data)? = try? line.questions.ask(Line.requests[2], of: .learner) {
        taken.add(String(decoding: data, as: UTF8.self))
      }
      taken.finish()
    }
    asking.start()
    for _ in 0..<3 {
      let question = try line.next()
      try line.answer(question.id, question.probe.uppercased())
    }
    taken.wait()
    #expect(taken.all == ["C"])
  }

  @Test func aDeadWorkerIsAskedNothing() throws {
    let taken = Thread.Answers()
    let asking = Thread { [line] in
      #expect(throws: CheckInterruption.self) { try line.texts(taken.add) }
      taken.finish()
    }
    asking.start()
    _ = try line.next()
    try line.judge.send(CheckInstruction.workerEnded("It ended."))
    taken.wait()
    #expect(throws: FrameError.self) { try line.judge.receive(CheckEvent.self, within: 0) }
    #expect(taken.all.isEmpty)
  }
}

extension Thread {
  /// The pieces of text that a thread received, for another thread that waits for the first thread's end.
  fileprivate final class Answers: Sendable {
    private let texts = Mutex<[String]>([])
    private let end = DispatchSemaphore(value: 0)

    func add(_ text: String) { texts.withLock { $0.append(text) } }
    func finish() { end.signal() }
    func wait() { end.wait() }

    var all: [String] { texts.withLock { $0 } }
  }
}

/// Both ends of the connection: one thread sends requests, the other responds.
private final class Line: @unchecked Sendable {
  let judge: FrameChannel
  let questions: JudgeQuestions
  private let ends: [Int32]

  init() throws {
    var (asked, answered): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&asked) == 0 && pipe(&answered) == 0)
    ends = asked + answered
    questions = JudgeQuestions(FrameChannel(input: answered[0], output: asked[1]))
    judge = FrameChannel(input: asked[0], output: answered[1])
  }

  deinit { for end in ends { close(end) } }

  static let requests = ["a", "b", "c"].map { ProbeRequest(probe: $0, arguments: []) }

  /// Returns the probe of the next request, and the request's number.
  func next() throws -> (probe: String, id: Int) {
    guard case .ask(let question) = try judge.receive(CheckEvent.self, within: 20),
      case .call(let request) = question.request
    else { throw FrameError.closed }
    return (request.probe, question.id)
  }

  func answer(_ id: Int, _ text: String) throws {
    try judge.send(CheckInstruction.relay)
    try judge.send(NumberedResponse(id: id, answer: WorkerResponse.answered(Data(text.utf8))))
  }

  func texts(_ take: (String) throws -> Void) throws {
    try questions.ask(each: Self.requests, of: .learner) { answer in
      if case .answered(let data) = answer { try take(String(decoding: data, as: UTF8.self)) }
    }
  }
}
