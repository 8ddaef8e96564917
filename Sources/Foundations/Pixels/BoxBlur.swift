/// Three box blurs in a row, close to a Gaussian blur; the cost doesn't depend on the radius.
enum BoxBlur {
  /// Blurs a plane of `width` × `height`; a radius is the Gaussian's standard deviation in samples.
  static func blur(
    _ pixels: inout [Pixel], width: Int, height: Int, radiusX: Double, radiusY: Double
  ) {
    guard width > 0, height > 0 else { return }
    var other = [Pixel](repeating: .zero, count: pixels.count)
    for size in boxes(sigma: radiusX) where size > 1 {
      pass(
        from: pixels, to: &other, lines: height, length: width, step: 1, stride: width, size: size)
      swap(&pixels, &other)
    }
    for size in boxes(sigma: radiusY) where size > 1 {
      pass(
        from: pixels, to: &other, lines: width, length: height, step: width, stride: 1, size: size)
      swap(&pixels, &other)
    }
  }

  /// Returns three odd box sizes whose combined variance is close to the Gaussian's.
  private static func boxes(sigma: Double) -> [Int] {
    guard sigma.isFinite, sigma > 0 else { return [] }
    let sigma = min(sigma, 400)
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var low = Int(ideal)
    if low.isMultiple(of: 2) { low -= 1 }
    low = max(low, 1)
    let wide = Double(low)
    let small = ((12 * sigma * sigma - 3 * wide * wide - 12 * wide - 9) / (-4 * wide - 4)).rounded()
    return (0..<3).map { Double($0) < small ? low : low + 2 }
  }

  private static func pass(
    from source: [Pixel], to target: inout [Pixel], lines: Int, length: Int, step: Int,
    stride: Int, size: Int
  ) {
    let half = size / 2
    let share = 1 / Float(size)
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for line in 0..<lines {
          let base = line * stride
          var sum = Pixel.zero
          for index in 0...min(half, length - 1) { sum += source[base + index * step] }
          for index in 0..<length {
            target[base + index * step] = sum * share
            let entering = index + half + 1
            let leaving = index - half
            if entering < length { sum += source[base + entering * step] }
            if leaving >= 0 { sum -= source[base + leaving * step] }
          }
        }
      }
    }
  }
}
