import WorkerProtocol
import XCTest

/// A warm-up that runs the code that every check uses: an empty test and the most frequent messages.
///
/// The first use of a feature, such as encoding a type as JSON, takes many times longer than later ones. The
/// checks' process starts long before the submission is compiled, so the warm-up saves the learner that time.
enum CheckWarmUp {
  /// Runs an empty check, encodes its outcome and a request, and decodes a command and a response without a
  /// picture.
  static func run() {
    let catalog = CheckCatalog()
    catalog.add("warm-up") { (check: WarmUpCheck) in check.testNothing }
    let run = CheckRun(catalog: catalog)
    let outcome = run.outcome(of: "warm-up", asking: NobodyThere())
    _ = try? Frame.payload(of: CheckEvent.finished(outcome))
    _ = try? Frame.payload(
      of: CheckEvent.ask(NumberedRequest(id: 0, request: InspectRequest.everything)))
    readBack(CheckInstruction.relay)
    readBack(NumberedResponse(id: 0, answer: .answered(Acknowledgment.done)))
  }

  private static func readBack<Message: Codable & Sendable>(_ message: Message) {
    guard let payload = try? Frame.payload(of: message) else { return }
    _ = try? Frame.message(Message.self, in: payload)
  }
}

private final class WarmUpCheck: XCTestCase {
  func testNothing() {}
}
