import Drawing
import Foundation
import Testing

@Suite("Rendering modes agree with their formulas for random lists")
struct RenderingPropertyTests {
  static let cases: UInt64 = 2000

  private func agree(
    _ mode: RenderingMode, _ profile: RenderingProfile, _ reference: SlowReference
  ) {
    let rasterizer = Rasterizer(scale: CGSize(width: 1, height: 1))
    for seed in 1...Self.cases {
      var lists = RandomLists(seed: seed)
      let list = lists.list()
      let raster = rasterizer.raster(of: list.rendered(in: mode, profile: profile))
      for _ in 0..<12 {
        let x = Int.random(in: 0..<RandomLists.side, using: &lists.generator)
        let y = Int.random(in: 0..<RandomLists.side, using: &lists.generator)
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let expected = reference.color(of: list, at: point)
        let actual = raster.ground[y * raster.width + x]
        let difference = max(
          abs(Double(actual.x) - expected.r), abs(Double(actual.y) - expected.g),
          abs(Double(actual.z) - expected.b), abs(Double(actual.w) - expected.a))
        // Alpha derived from image luminance is stored in 8 bits.
        guard difference < 0.012 else {
          Issue.record("seed \(seed), sample \(x),\(y): \(actual) instead of \(expected)")
          return
        }
      }
    }
  }

  @Test func fullColorCompositesSourceOver() {
    agree(.fullColor, .tintedIOS18(), SlowReference(mode: .fullColor))
  }

  @Test func accentedKeepsOnlyAlphaAndGroup() {
    let profile = RenderingProfile.tintedIOS18(RGBA(hex: 0xFF9F0A))
    agree(
      .accented, profile,
      SlowReference(
        mode: .accented(
          accent: RGBA(hex: 0xFF9F0A), primary: .white, plate: profile.plate ?? .clear)))
  }

  @Test func accentedOnIOS26IsWhiteInBothGroups() {
    let profile = RenderingProfile.clearIOS26()
    agree(
      .accented, profile,
      SlowReference(
        mode: .accented(accent: .white, primary: .white, plate: profile.plate ?? .clear)))
  }

  @Test func vibrantFollowsItsFormula() {
    var profile = RenderingProfile.tintedIOS18()
    profile.vibrantBackdrop = 0.4
    profile.vibrantTint = RenderingProfile.nightTint
    agree(
      .vibrant, profile,
      SlowReference(mode: .vibrant(backdrop: 0.4, tint: RenderingProfile.nightTint)))
  }
}
