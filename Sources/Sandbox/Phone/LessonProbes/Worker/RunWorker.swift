import Foundation
import Glibc
import Sentences
import WorkerProtocol

/// Serves the judge over standard input and output with the learner's code.
///
/// The protocol uses standard output, so this function moves it to another descriptor first. The learner's
/// printed text goes to standard error, a pipe that the judge reads up to a limit.
@MainActor
package func runWorker() async -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
  let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
  let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
  guard input >= 0, output >= 0 else { return 3 }
  // If the jail has no `/dev/null`, standard input is closed.
  if null >= 0 { dup2(null, STDIN_FILENO) } else { close(STDIN_FILENO) }
  dup2(STDERR_FILENO, STDOUT_FILENO)
  passOnPrintedTextAtOnce()
  return await serve(input: input, output: output)
}

/// Turns off buffering of standard output, so that a crash loses no printed text.
///
/// Swift 6 doesn't allow direct access to the C library's `stdout`, a mutable global.
private func passOnPrintedTextAtOnce() {
  guard let symbol = dlsym(nil, "stdout") else { return }
  let stream = symbol.load(as: UnsafeMutablePointer<FILE>?.self)
  setvbuf(stream, nil, _IONBF, 0)
}

/// Responds to every request from `input` until the judge closes it.
@MainActor
func serve(input: Int32, output: Int32) async -> Int32 {
  let answers = SharedChannel(output: output)
  ServiceLine.shared.connect { (try? answers.send(payload: $0)) != nil }
  let worker = PluginWorker()
  WorkerWarmUp.run()
  do {
    try answers.send(WorkerGreeting(role: "worker"))
    for await question in questions(from: input) {
      let reply = await worker.reply(to: question)
      do {
        try answers.send(reply)
      } catch .tooLong(let length, let limit) {
        let reason = Sentence(
          "The response is too large: \(length >> 20) MB. The limit is \(limit >> 20) MB.",
          ko: "응답이 너무 커요. \(length >> 20) MB인데 \(limit >> 20) MB까지만 돼요.")
        try answers.send(NumberedResponse(id: question.id, refusal: .failed(reason)))
      } catch .garbled {
        // The worker encodes its own picture, so encoding fails only if the picture is nested too deeply.
        let reason = Sentence(
          """
          The picture is nested too deeply. Nest fewer effects, such as opacity or clipShape, inside \
          one another.
          """,
          ko: "그림이 너무 깊이 겹쳤어요. opacity나 clipShape 같은 효과를 덜 겹치세요.")
        try answers.send(NumberedResponse(id: question.id, refusal: .failed(reason)))
      }
    }
    return 0
  } catch .closed {
    return 0
  } catch {
    return 3
  }
}

/// Reads requests on a separate thread; the main thread belongs to the learner's code.
private func questions(from input: Int32) -> AsyncStream<NumberedRequest> {
  AsyncStream { continuation in
    Thread.detachNewThread {
      let channel = FrameChannel(input: input, output: -1)
      while let payload = try? channel.receive() {
        if let reply = try? ServiceFrame.message(ServiceReply.self, in: payload) {
          ServiceLine.shared.take(reply)
        } else if let question = try? Frame.message(NumberedRequest.self, in: payload) {
          continuation.yield(question)
        } else {
          break
        }
      }
      continuation.finish()
    }
  }
}
