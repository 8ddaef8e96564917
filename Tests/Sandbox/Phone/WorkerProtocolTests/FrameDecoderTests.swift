import Foundation
import WorkerProtocol
import Testing

struct FrameDecoderTests {
  @Test func framesRoundTripHoweverTheyAreSplit() throws {
    let payloads = [Data(), Data([7]), Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0) })]
    let stream = try payloads.map { try Frame.encode($0) }.reduce(Data(), +)
    for step in [1, 3, 4, 5, 4096, stream.count] {
      var decoder = FrameDecoder()
      var received: [Data] = []
      var offset = 0
      while offset < stream.count {
        let end = min(offset + step, stream.count)
        decoder.append(stream[offset..<end])
        offset = end
        while let payload = try decoder.next() { received.append(payload) }
      }
      try decoder.finish()
      #expect(received == payloads)
    }
  }

  @Test func aLengthOverTheLimitIsRefusedBeforeItsBytesArrive() {
    var decoder = FrameDecoder(limit: 100)
    decoder.append([0, 0, 0, 101])
    #expect(throws: FrameError.tooLong(length: 101, limit: 100)) { try decoder.next() }
    decoder.append([0, 0, 0, 0])
    #expect(throws: FrameError.tooLong(length: 101, limit: 100)) { try decoder.next() }
    #expect(decoder.pendingCount == 0)
  }

  @Test(arguments: [([0, 0], 2), ([0, 0, 0, 9, 1, 2], 7)] as [([UInt8], Int)])
  func aTruncatedFrameReportsItsMissingBytes(bytes: [UInt8], missing: Int) throws {
    var decoder = FrameDecoder()
    decoder.append(bytes)
    #expect(try decoder.next() == nil)
    #expect(throws: FrameError.cutShort(missing: missing)) { try decoder.finish() }
  }

  /// Ten thousand random streams neither trap the decoder nor make it store more than its input.
  @Test func randomBytesNeverTrapTheDecoder() {
    var random = SplitMix(seed: 2026)
    for _ in 0..<10_000 {
      var decoder = FrameDecoder(limit: 1 << 12)
      var given = 0
      var taken = 0
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let smallHeader = Bool.random(using: &random)
        var bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        if smallHeader, bytes.count >= 4 { bytes.replaceSubrange(0..<3, with: [0, 0, 0]) }
        given += bytes.count
        decoder.append(bytes)
        while let payload = try? decoder.next() {
          taken += payload.count
          #expect((try? Frame.message(NumberedResponse<RenderedWidget>.self, in: payload)) == nil)
        }
      }
      #expect(taken <= given)
      #expect(decoder.pendingCount <= given)
    }
  }

  /// Responses with a few changed bytes are decoded or refused, without a trap.
  @Test func damagedMessagesAreRefusedOrRead() throws {
    var random = SplitMix(seed: 99)
    let honest = try Frame.payload(
      of: NumberedRequest(id: 3, request: RenderRequest(subject: .widget("WeatherWidget"))))
    var refused = 0
    for _ in 0..<5_000 {
      var damaged = honest
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = damaged.startIndex + Int.random(in: 0..<damaged.count, using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      if (try? Frame.message(NumberedRequest.self, in: damaged)) == nil { refused += 1 }
    }
    #expect(refused > 1_000)
  }

  @Test func infiniteLengthsRoundTrip() throws {
    let request = RenderRequest(
      subject: .view("x"), proposal: .init(width: .infinity, height: nil))
    let payload = try Frame.payload(of: NumberedRequest(id: 1, request: request))
    let back = try Frame.message(NumberedRequest.self, in: payload)
    guard case .render(let received) = back.request else {
      Issue.record("another request came back")
      return
    }
    #expect(received == request)
  }
}
