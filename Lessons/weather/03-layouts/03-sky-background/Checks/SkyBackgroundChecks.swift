import LessonChecks
import XCTest

final class SkyBackgroundChecks: ExerciseTestCase {
  private let white = PictureColor(red: 1, green: 1, blue: 1)

  private func gradient(_ sky: String, _ scheme: Scheme) throws -> BackgroundGradient? {
    let picture = try view("background", sky).render(width: 158, height: 158, scheme: scheme)
    guard let gradient = picture.backgroundGradient else {
      fail(
        "The background of \(sky) is no gradient over the whole widget.",
        expected: "a gradient of two colours or more",
        actual: picture.backgroundColor.map { "the colour \($0)" } ?? "nothing")
      return nil
    }
    return gradient
  }

  func testEverySkyHasAGradient() throws {
    for sky in try call("skies", as: [String].self) {
      guard let gradient = try gradient(sky, .light) else { continue }
      let isPlain = gradient.colors.dropFirst().allSatisfy { $0.isClose(to: gradient.colors[0]) }
      if isPlain {
        fail(
          "The gradient of \(sky) has only one colour.", expected: "two different colours",
          actual: "\(gradient)")
      }
    }
  }

  func testEverySkyHasItsOwnColours() throws {
    var seen: [(sky: String, gradient: BackgroundGradient)] = []
    for sky in try call("skies", as: [String].self) {
      guard let gradient = try gradient(sky, .light) else { continue }
      if let twin = seen.first(where: { Self.isSame($0.gradient, gradient) }) {
        fail(
          "\(twin.sky) and \(sky) look the same: the background should tell what the sky does.",
          expected: "other colours for \(sky)", actual: "\(gradient)")
        return
      }
      seen.append((sky, gradient))
    }
  }

  func testWhiteTextCanBeRead() throws {
    for scheme in Scheme.allCases {
      for sky in try call("skies", as: [String].self) {
        guard let colors = try gradient(sky, scheme)?.colors else { continue }
        guard let worst = colors.min(by: { contrast($0) < contrast($1) }) else { continue }
        if contrast(worst) < 4.5 {
          fail(
            "White text on the \(scheme.rawValue) background of \(sky) is hard to read: \(worst) is "
              + "too bright.",
            expected: "a contrast of 4.5 : 1 or more",
            actual: String(format: "%.1f : 1", contrast(worst)))
          return
        }
      }
    }
  }

  func testDarkModeIsDarker() throws {
    for sky in try call("skies", as: [String].self) {
      guard let light = try gradient(sky, .light), let dark = try gradient(sky, .dark) else { continue }
      if brightness(dark) >= brightness(light) * 0.8 {
        fail(
          "The background of \(sky) is as bright in dark mode as by day: at night it glares.",
          expected: "clearly darker than \(light)", actual: "\(dark)")
        return
      }
    }
  }

  private func contrast(_ color: PictureColor) -> Double { white.contrast(with: color) }

  private func brightness(_ gradient: BackgroundGradient) -> Double {
    gradient.colors.map(\.luminance).reduce(0, +) / Double(max(gradient.colors.count, 1))
  }

  private static func isSame(_ first: BackgroundGradient, _ second: BackgroundGradient) -> Bool {
    first.colors.count == second.colors.count
      && zip(first.colors, second.colors).allSatisfy { $0.isClose(to: $1) }
  }
}
