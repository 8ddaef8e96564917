import WorkerProtocol
import Testing

struct ProcessorSetTests {
  @Test(arguments: [
    (0, [0, 0, 0]), (1, [0b100, 0, 0]), (2, [0b1_0100, 0, 0]), (3, [0b1_0100, 1, 0]),
    (9, [0b1_0100, 0b1000_0001, 0]),
  ])
  func theFirstProcessorsAreKept(count: Int, expected: [UInt8]) {
    var set: [UInt8] = [0b1_0100, 0b1000_0001, 0]
    set.withUnsafeMutableBytes { ProcessorSet.keep(count, in: $0) }
    #expect(set == expected)
  }
}
