import Stage
import XCTest

/// What every check makes happen, once, before anybody waits for a check: a test that is run, and the
/// most frequent messages.
///
/// What a process does for the first time, such as finding out how a type is written as JSON, takes
/// many times as long as what it repeats. The checks' process is there long before the code that it
/// judges is compiled, and learners would wait for it then.
enum CheckWarmUp {
  /// Runs an empty check of our own, writes its outcome and a question, and reads a command and the
  /// reply that carries no picture.
  static func run() {
    let catalog = CheckCatalog()
    catalog.add("warm-up") { (check: WarmUpCheck) in check.testNothing }
    let run = CheckRun(catalog: catalog)
    let outcome = run.outcome(of: "warm-up", asking: NobodyThere())
    _ = try? Frame.payload(of: CheckEvent.finished(outcome))
    _ = try? Frame.payload(
      of: CheckEvent.ask(StageQuestion(id: 0, request: InspectRequest.everything)))
    readBack(CheckInstruction.relay)
    readBack(StageReply(id: 0, answer: .answered(StageReceipt.done)))
  }

  private static func readBack<Message: Codable & Sendable>(_ message: Message) {
    guard let payload = try? Frame.payload(of: message) else { return }
    _ = try? Frame.message(Message.self, in: payload)
  }
}

private final class WarmUpCheck: XCTestCase {
  func testNothing() {}
}
