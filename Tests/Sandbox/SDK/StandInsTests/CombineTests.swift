import CombineStandIn
import Foundation
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var doubled = 0
}

@Suite struct CombineTests {
  @Test func aPublishedPropertySendsItsCurrentAndNewValues() {
    let model = Model()
    var seen: [Int] = []
    let listening = model.$count.sink { seen.append($0) }
    model.count = 3
    model.count = 5
    #expect(seen == [0, 3, 5])
    listening.cancel()
    model.count = 9
    #expect(seen == [0, 3, 5])
  }

  @Test func anObjectPublishesBeforeItChanges() {
    let model = Model()
    var counts: [Int] = []
    let listening = model.objectWillChange.sink { [unowned model] in counts.append(model.count) }
    model.count = 1
    model.count = 2
    #expect(counts == [0, 1])
    listening.cancel()
  }

  @Test func operatorsFollowOneAnother() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let listening = subject.filter { $0 > 1 }.removeDuplicates().map { "\($0)" }
      .sink { seen.append($0) }
    for value in [1, 2, 2, 3] { subject.send(value) }
    #expect(seen == ["2", "3"])
    listening.cancel()
  }

  @Test func aCurrentValueIsSentToLaterSubscribers() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(2)
    var seen: [Int] = []
    let listening = subject.sink { seen.append($0) }
    #expect(seen == [2])
    #expect(subject.value == 2)
    listening.cancel()
  }

  @Test func aFailureEndsWithItsReplacement() {
    struct Broken: Error {}
    var seen: [Int] = []
    let listening = Just(1).tryMap { _ -> Int in throw Broken() }.replaceError(with: 7)
      .sink { seen.append($0) }
    #expect(seen == [7])
    listening.cancel()
  }

  @Test func assigningSetsThePublishedProperty() {
    let model = Model()
    model.$count.map { $0 * 2 }.assign(to: &model.$doubled)
    model.count = 4
    #expect(model.doubled == 8)
  }

  @Test func releasingASubscriptionCancelsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var seen = 0
    do {
      var kept: Set<AnyCancellable> = []
      subject.sink { seen += $0 }.store(in: &kept)
      subject.send(1)
    }
    subject.send(1)
    #expect(seen == 1)
  }
}
