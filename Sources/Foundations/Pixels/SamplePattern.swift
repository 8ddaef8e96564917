/// A subset of a cell's 2 × 4 samples.
package struct SamplePattern: Sendable {
  /// The samples in the pattern, as bits `row * 2 + column`.
  package let bits: UInt8
  /// The factor of each sample: 1 in the pattern, 0 outside.
  let weights: SIMD8<Float>
  let count: Float

  package init(_ bits: UInt8) {
    self.bits = bits
    var weights = SIMD8<Float>.zero
    for bit in 0..<8 where bits & (1 << UInt8(bit)) != 0 { weights[bit] = 1 }
    self.weights = weights
    count = weights.sum()
  }
}
