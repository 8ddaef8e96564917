import Foundation
import Testing

@testable import WidgetKit

/// Attributes of Live Activities are made up where no preview gives any.
@Suite struct SampleDecoderTests {
  private enum Phase: String, Codable { case boarding, riding = "on_the_way" }
  private enum Event: Codable { case stop(name: String, at: Date), none }
  private struct Node: Codable {
    var children: [Node]
    var next: [Node]?
  }
  private struct State: Codable {
    var playerName: String
    var isOn: Bool
    var progress: Double
    var stops: Int?
    var startDate: Date
    var end: Date
    var phase: Phase
    var event: Event
    var names: [String]
    var lookup: [String: Int]
    var link: URL
    var range: ClosedRange<Date>
  }
  private struct Refusing: Codable {
    init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
    func encode(to encoder: any Encoder) throws {}
  }

  private let decoder = SampleDecoder(date: Date(timeIntervalSince1970: 1_000_000))

  @Test func everyKindOfMemberGetsAValue() throws {
    let state = try decoder.value(of: State.self)
    #expect(state.playerName == "Player name")
    #expect(state.isOn)
    #expect(state.stops == 3)
    #expect(state.startDate < decoder.date)
    #expect(state.end > decoder.date)
    #expect(state.phase == .boarding)
    #expect(state.names.count == 3)
    #expect(state.range.contains(decoder.date))
    guard case .stop = state.event else {
      Issue.record("\(state.event)")
      return
    }
  }

  @Test func typesThatHoldThemselvesEnd() throws {
    _ = try decoder.value(of: Node.self)
  }

  @Test func whatCannotBeMadeUpIsNamed() {
    #expect(throws: SampleError.self) { try decoder.value(of: Refusing.self) }
  }
}
