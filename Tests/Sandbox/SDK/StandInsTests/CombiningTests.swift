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

  private struct Broken: Error {}
}
