import Foundation
import Sentences
import WorkerProtocol
import Testing

/// A request has one type of response, and no other type is accepted.
struct WorkerRequestTests {
  private static let render = RenderRequest(subject: .widget("W"))

  /// One request of each kind, for a test of their enumeration.
  private static let requests: [any WorkerRequest] = [
    LoadRequest(plugin: "a.so"), InspectRequest.everything, InspectRequest.types,
    InspectRequest.widgets(["W"]), render, TapRequest(handle: 3, picture: render),
    WidgetTapRequest(.button(1), on: render), SheetRequest(widget: "W"),
    ProbeRequest(probe: "symbols", arguments: [Data("1".utf8)]), PreviewsRequest(),
    BundlesRequest(), ControlRequest(control: nil), ProcessStateRequest(), ServiceOrder.calls,
    GiveStoredRequest(), TakeStoredRequest(StoredData()),
    ActivitySizeRequest(activity: nil, values: .init(attributes: nil, state: nil)),
  ]

  @Test func everyRequestRoundTrips() throws {
    for request in Self.requests {
      let payload = try Frame.payload(of: NumberedRequest(id: 7, request: request))
      let back = try Frame.message(NumberedRequest.self, in: payload)
      #expect(back.id == 7)
      let received = back.request.request
      #expect(type(of: received) == type(of: request))
      #expect(try Frame.payload(of: received).count == Frame.payload(of: request).count)
    }
  }

  @Test func aResponseIsDecodedForItsRequest() throws {
    let payload = try Frame.payload(
      of: NumberedResponse(id: 1, answer: .answered(ActivitySize(attributes: 40, state: 2))))
    let reply = try Frame.message(
      NumberedResponse<ActivitySizeRequest.Response>.self, in: payload)
    guard case .answered(let size) = reply.answer else {
      Issue.record("an answer came back as a refusal")
      return
    }
    #expect(size.attributes == 40)
  }

  @Test func aResponseToAnotherRequestIsGarbled() throws {
    let payload = try Frame.payload(
      of: NumberedResponse(id: 1, answer: .answered(ActivitySize(attributes: 40, state: 2))))
    #expect(throws: FrameError.self) {
      _ = try Frame.message(NumberedResponse<RenderRequest.Response>.self, in: payload)
    }
    #expect(throws: FrameError.self) {
      _ = try Frame.message(NumberedResponse<LoadRequest.Response>.self, in: payload)
    }
    #expect(throws: FrameError.self) {
      _ = try Frame.message(NumberedResponse<PreviewsRequest.Response>.self, in: payload)
    }
  }

  /// A worker that can't encode a response still gives the reason, whatever the request was.
  @Test func aRefusalIsReadForAnyRequest() throws {
    let payload = try Frame.payload(
      of: NumberedResponse(id: 9, refusal: .failed(Sentence("too large", ko: "커요"))))
    let picture = try Frame.message(NumberedResponse<RenderRequest.Response>.self, in: payload)
    let probe = try Frame.message(NumberedResponse<ProbeRequest.Response>.self, in: payload)
    for refusal in [picture.answer.refusal, probe.answer.refusal] {
      #expect(refusal == .failed(Sentence("too large", ko: "커요")))
    }
    #expect(picture.id == 9)
  }
}

extension WorkerResponse {
  fileprivate var refusal: RequestRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}
