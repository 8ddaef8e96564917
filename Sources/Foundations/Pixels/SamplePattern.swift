/// Some of the 2 × 4 samples of a cell.
package struct SamplePattern: Sendable {
  /// Bit `row * 2 + column`.
  package let bits: UInt8
  /// 1 for each sample of the pattern, 0 for the others.
  let weights: SIMD8<Float>
  /// How many samples the pattern has.
  let count: Float

  package init(_ bits: UInt8) {
    self.bits = bits
    var weights = SIMD8<Float>.zero
    for bit in 0..<8 where bits & (1 << UInt8(bit)) != 0 { weights[bit] = 1 }
    self.weights = weights
    count = weights.sum()
  }
}
