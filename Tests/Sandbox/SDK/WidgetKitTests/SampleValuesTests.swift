import Foundation
import Testing
import WidgetKit

/// Rings makes up attributes of Live Activities if no preview has any.
@Suite struct SampleValuesTests {
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

  private let date = Date(timeIntervalSince1970: 1_000_000)
  private var samples: SampleValues { SampleValues(around: date) }

  @Test func everyKindOfMemberGetsAValue() throws {
    let state = try samples.value(of: State.self)
    #expect(state.playerName == "Player name")
    #expect(state.isOn)
    #expect(state.stops == 3)
    #expect(state.startDate < date)
    #expect(state.end > date)
    #expect(state.phase == .boarding)
    #expect(state.names.count == 3)
    #expect(state.range.contains(date))
    guard case .stop = state.event else {
      Issue.record("\(state.event)")
      return
    }
  }

  @Test func recursiveTypesTerminate() {
    #expect(throws: Never.self) { try samples.value(of: Node.self) }
  }

  @Test func unsupportedTypesAreNamed() {
    #expect(throws: SampleError.self) { try samples.value(of: Refusing.self) }
  }
}
