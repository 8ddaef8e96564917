import Pixels

extension PixelCanvas {
  mutating func fill(
    _ coverage: Coverage, with sampler: PaintSampler, clip: Coverage?, plane: Plane = .both
  ) {
    if let color = sampler.uniform {
      fill(coverage, with: color, clip: clip, plane: plane)
    } else {
      fill(coverage, clip: clip, plane: plane, colors: sampler.colors)
    }
  }
}
