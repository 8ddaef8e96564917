import LessonChecks
import XCTest

final class SkyBackgroundChecks: ExerciseTestCase {
  private let white = PictureColor(red: 1, green: 1, blue: 1)
  /// The skies in random order, because the drawing must depend only on the sky.
  private var skies: [String] { inputs.shuffled(["clear", "clouds", "rain", "snow", "storm"]) }
  private let places = (0..<5).flatMap { row in
    ["leading", "middle", "trailing"].map { "\(row) \($0)" }
  }

  /// Returns the visible colors behind the probe's texts.
  private func colors(of sky: String, _ scheme: Scheme = .light) throws -> [PictureColor] {
    let picture = try view("background", sky).render(width: 230, height: 158, scheme: scheme)
    let colors = try places.compactMap { try picture.text($0).backdrop }
    if colors.count < places.count {
      fail(
        "The background for \(sky) doesn't cover the whole view.",
        expected: "\(places.count) pieces of text on it", actual: "\(colors.count)")
    }
    return colors
  }

  /// Returns the background alone, to show with a message.
  private func shown(_ sky: String, _ scheme: Scheme = .light) throws -> RenderedPicture {
    try view("sky", sky).render(width: 230, height: 158, scheme: scheme)
  }

  func testEverySkyHasAGradient() throws {
    for scheme in Scheme.allCases {
      for sky in skies {
        let colors = try colors(of: sky, scheme)
        // At night all are dark, so smaller differences count.
        let tolerance = scheme == .light ? 0.02 : 0.008
        guard let first = colors.first,
          colors.allSatisfy({ $0.isClose(to: first, tolerance: tolerance) })
        else { continue }
        fail(
          scheme == .light
            ? "The background for \(sky) isn't a gradient. It has the same color everywhere."
            : "In Dark Mode, the background for \(sky) isn't a gradient. It has the same color everywhere.",
          expected: "at least two different colors", actual: "\(first)",
          showing: [try shown(sky, scheme)])
        return
      }
    }
  }

  func testEverySkyHasItsOwnColours() throws {
    for scheme in Scheme.allCases {
      var seen: [(sky: String, colors: [PictureColor])] = []
      for sky in skies {
        let colors = try colors(of: sky, scheme)
        // At night all are dark, so smaller differences count.
        let tolerance = scheme == .light ? 0.05 : 0.015
        let twin = seen.first { other in
          zip(other.colors, colors).allSatisfy { $0.isClose(to: $1, tolerance: tolerance) }
        }
        if let twin {
          fail(
            scheme == .light
              ? "\(twin.sky) and \(sky) look the same. Give each sky its own colors."
              : "In Dark Mode, \(twin.sky) and \(sky) look the same. Keep the hue of each sky.",
            expected: "different colors for \(sky)", actual: text(colors),
            showing: [try shown(twin.sky, scheme), try shown(sky, scheme)])
          return
        }
        seen.append((sky, colors))
      }
      try inFreshProcess { try assertSame(seen, scheme) }
    }
  }

  /// Fails unless each sky looks the same as before in a different order with a different start.
  private func assertSame(
    _ seen: [(sky: String, colors: [PictureColor])], _ scheme: Scheme
  ) throws {
    for (sky, before) in inputs.elements(3, of: Array(seen.dropFirst())) {
      let now = try colors(of: sky, scheme)
      guard !zip(before, now).allSatisfy({ $0.isClose(to: $1) }) else { continue }
      fail(
        "The background for \(sky) changes each time. Use only `sky` and the color scheme.",
        expected: text(before), actual: text(now))
      return
    }
  }

  func testWhiteTextCanBeRead() throws {
    var bright: [(sky: String, scheme: Scheme, color: PictureColor)] = []
    for scheme in Scheme.allCases {
      for sky in skies.sorted() {
        let worst = try colors(of: sky, scheme).min { contrast($0) < contrast($1) }
        if let worst, contrast(worst) < 4.45 { bright.append((sky, scheme, worst)) }
      }
    }
    guard !bright.isEmpty else { return }
    func names(_ scheme: Scheme) -> String {
      bright.filter { $0.scheme == scheme }.map(\.sky).joined(separator: ", ")
    }
    let (day, night) = (names(.light), names(.dark))
    fail(
      night.isEmpty
        ? "White text is hard to read on these skies, which are too bright by day: \(day)."
        : day.isEmpty
          ? "White text is hard to read on these skies, which are too bright in Dark Mode: \(night)."
          : "White text is hard to read on skies that are too bright, by day: \(day); in Dark Mode: "
            + "\(night).",
      expected: "a contrast of at least 4.5:1",
      actual: bright.map { "\($0.sky) \($0.color) \(String(format: "%.1f:1", contrast($0.color)))" }
        .joined(separator: ", "),
      showing: try bright.prefix(2).map { try shown($0.sky, $0.scheme) })
  }

  func testDarkModeIsDarker() throws {
    for sky in skies {
      let day = try colors(of: sky)
      let night = try colors(of: sky, .dark)
      if brightness(night) >= brightness(day) * 0.8 {
        fail(
          "The background for \(sky) is too bright in Dark Mode. Make it clearly darker than by day.",
          expected: "clearly darker than \(brightest(day))", actual: "up to \(brightest(night))",
          showing: [try shown(sky), try shown(sky, .dark)])
        return
      }
      if let (before, after) = hues(day, night), distance(before, after) > 75 {
        fail(
          "In Dark Mode, the background for \(sky) has a different hue than by day. Keep the hue, so "
            + "that people still recognize the sky.",
          expected: text(day), actual: text(night),
          showing: [try shown(sky), try shown(sky, .dark)])
        return
      }
    }
  }

  /// Returns the hues of both in degrees, or `nil` if either is gray.
  private func hues(_ day: [PictureColor], _ night: [PictureColor]) -> (Double, Double)? {
    guard let before = hue(day, atLeast: 0.08), let after = hue(night, atLeast: 0.03) else {
      return nil
    }
    return (before, after)
  }

  /// Returns the hue of the mean color, or `nil` if its components differ by less than `chroma`.
  private func hue(_ colors: [PictureColor], atLeast chroma: Double) -> Double? {
    func mean(_ part: (PictureColor) -> Double) -> Double {
      colors.map(part).reduce(0, +) / Double(max(colors.count, 1))
    }
    let (red, green, blue) = (mean(\.red), mean(\.green), mean(\.blue))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range >= chroma else { return nil }
    let sextant =
      most == red
      ? (green - blue) / range
      : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return sextant * 60
  }

  /// Returns the distance between two hues in degrees.
  private func distance(_ first: Double, _ second: Double) -> Double {
    let turn = abs(first - second).truncatingRemainder(dividingBy: 360)
    return min(turn, 360 - turn)
  }

  private func contrast(_ color: PictureColor) -> Double { white.contrast(with: color) }

  private func brightness(_ colors: [PictureColor]) -> Double {
    colors.map(\.luminance).reduce(0, +) / Double(max(colors.count, 1))
  }

  private func brightest(_ colors: [PictureColor]) -> String {
    colors.max { $0.luminance < $1.luminance }?.description ?? "nothing"
  }

  private func text(_ colors: [PictureColor]) -> String {
    guard let first = colors.first, let last = colors.last else { return "nothing" }
    return "\(first) – \(last)"
  }
}
