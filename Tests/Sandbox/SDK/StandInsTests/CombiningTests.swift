import CombineStandIn
import Testing

@Suite struct CombiningTests {
  @Test func valuesArePairedInOrder() {
    var pairs: [String] = []
    let tie = Publishers.Zip([1, 2].publisher, ["a", "b"].publisher)
      .sink { pairs.append("\($0)\($1)") }
    #expect(pairs == ["1a", "2b"])
    tie.cancel()
  }

  @Test func theLatestValuesAreCombined() {
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var sums: [Int] = []
    let tie = Publishers.CombineLatest3(first, second, Just(10)).sink { sums.append($0 + $1 + $2) }
    second.send(5)
    #expect(sums == [13, 16])
    tie.cancel()
  }

  @Test func failuresAreRetried() {
    var attempts = 0
    let publisher = Deferred { () -> Fail<Int, Broken> in
      attempts += 1
      return Fail(error: Broken())
    }
    var hasFailed = false
    let tie = publisher.retry(2).sink(
      receiveCompletion: { if case .failure = $0 { hasFailed = true } }, receiveValue: { _ in })
    #expect(attempts == 3)
    #expect(hasFailed)
    tie.cancel()
  }

  @Test func stepsThatThrowEndThePublisher() {
    var values: [Int] = []
    var hasFailed = false
    let tie = ["1", "", "2", "x", "3"].publisher.tryCompactMap { text -> Int? in
      if text.isEmpty { return nil }
      guard let number = Int(text) else { throw Broken() }
      return number
    }
    .sink(
      receiveCompletion: { if case .failure = $0 { hasFailed = true } },
      receiveValue: { values.append($0) })
    #expect(values == [1, 2])
    #expect(hasFailed)
    tie.cancel()
  }

  @Test func eachSubscriptionHasItsOwnState() {
    let sums = [1, 2, 3].publisher.tryScan(0) { $0 + $1 }
    for _ in 0..<2 {
      var values: [Int] = []
      let tie = sums.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
      #expect(values == [1, 3, 6])
      tie.cancel()
    }
  }

  @Test func anotherPublisherReplacesAFailure() {
    var values: [Int] = []
    let tie = Fail<Int, Broken>(error: Broken()).tryCatch { _ in Just(7) }
      .sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    #expect(values == [7])
    tie.cancel()
  }

  private struct Broken: Error {}
}
