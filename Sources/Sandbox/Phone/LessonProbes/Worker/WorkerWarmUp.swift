import WorkerProtocol

/// Decodes a request and encodes a response before the judge sends any.
///
/// The first use of code is many times slower than later ones, and a worker starts long before the code for
/// it is compiled.
enum WorkerWarmUp {
  static func run() {
    let question = NumberedRequest(id: 0, request: LoadRequest(plugin: ""))
    guard let payload = try? Frame.payload(of: question) else { return }
    _ = try? Frame.message(NumberedRequest.self, in: payload)
    _ = try? Frame.payload(of: NumberedResponse(id: 0, answer: .answered(Acknowledgment.done)))
  }
}
