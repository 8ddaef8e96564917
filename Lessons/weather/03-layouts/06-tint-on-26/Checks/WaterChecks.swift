import LessonChecks
import XCTest

final class WaterChecks: ExerciseTestCase {
  /// Returns the picture for a number of glasses, which is also the entry's index.
  private func picture(
    _ drunk: Int, _ mode: Mode, ios: String, scheme: Scheme = .light, tint: String? = nil
  ) throws -> RenderedPicture {
    try widget("WaterWidget")
      .render(.systemSmall, mode: mode, scheme: scheme, tint: tint, ios: ios, entry: drunk)
  }

  func testFullColourTellsThem() throws {
    for scheme in Scheme.allCases {
      assertLooksDifferent(
        try picture(2, .fullColor, ios: "26.0", scheme: scheme),
        try picture(5, .fullColor, ios: "26.0", scheme: scheme),
        "In full color, two and five glasses look the same. Make finished and remaining glasses differ."
      )
    }
  }

  func testTheTintMarksWhatIsDrunk() throws {
    let none = try picture(0, .accented, ios: "18.0")
    let some = try picture(4, .accented, ios: "18.0")
    if !leaves(of: some).contains(where: \.isAccented) {
      fail(
        "On iOS 18, no glass gets the tint. Keep the finished glasses in the accent group.",
        expected: "the finished glasses in the accent group", actual: "nothing in it", showing: [some])
    }
    if let accented = leaves(of: none).first(where: \.isAccented) {
      fail(
        "Before the first glass is finished, \(accented.name) already gets the tint. Keep the "
          + "remaining glasses in the default group.",
        expected: "nothing in the accent group", actual: accented.name, at: accented)
    }
  }

  func testTheyDifferOnIOS26() throws {
    try assertDiffer(2, 5)
  }

  func testTheGlassesToComeAreSeen() throws {
    for ios in ["18.0", "26.0"] {
      let tinted = try picture(3, .accented, ios: ios)
      let colored = try picture(3, .fullColor, ios: ios)
      for part in leaves(of: colored) + leaves(of: tinted) { assertVisible(part) }
      for picture in [colored, tinted] {
        let glasses = leaves(of: picture).filter { $0.text == nil && $0.symbolName != "" }.count
        if glasses < 6 {
          fail(
            "After three glasses, some of the six aren't drawn. Draw the remaining glasses too.",
            expected: "six glasses", actual: "\(glasses)", showing: [picture])
        }
      }
    }
  }

  func testEveryGlassCounts() throws {
    for drunk in 0..<6 { try assertDiffer(drunk, drunk + 1) }
    try assertDiffer(1, 3, tint: "FF9F0A")
  }

  /// Fails unless the two entries look different on a tinted iOS 26.
  private func assertDiffer(_ first: Int, _ second: Int, tint: String? = nil) throws {
    let one = try picture(first, .accented, ios: "26.0", tint: tint)
    let other = try picture(second, .accented, ios: "26.0", tint: tint)
    if one.difference(from: other) == 0 {
      return fail(
        "On iOS 26, \(first) and \(second) glasses look the same when tinted, because both groups "
          + "are white.",
        expected: "finished glasses that look different", actual: "the same picture",
        showing: [one, other])
    }
    let parts = zip(leaves(of: one), leaves(of: other))
    let isAlike =
      leaves(of: one).count == leaves(of: other).count
      && parts.allSatisfy { isDrawnAlike($0, $1) }
    let steps = parts.map { step(from: $0, to: $1) }.filter { $0 > 1.02 }
    guard isAlike, let step = steps.max(), step < 1.4 else { return }
    let factor = String(format: "%.2f", step)
    fail(
      "On iOS 26, the remaining glasses are hardly fainter than the finished ones. Give them 60% "
        + "opacity or less, or a different shape or size.",
      expected: "a difference you can see from a distance",
      actual: "brighter by a factor of \(factor)", showing: [one, other])
  }

  /// Returns the views that draw something and have no children, without the background.
  private func leaves(of picture: RenderedPicture) -> [PictureElement] {
    picture.elements.filter {
      $0.children.isEmpty && $0.contrast != nil && $0.frame.height < picture.size.height * 0.9
    }
  }

  private func isDrawnAlike(_ first: PictureElement, _ second: PictureElement) -> Bool {
    first.type == second.type && first.text == second.text
      && first.symbolName == second.symbolName && abs(first.fontSize - second.fontSize) < 1
      && abs(first.frame.width - second.frame.width) < 1
  }

  private func step(from first: PictureElement, to second: PictureElement) -> Double {
    let contrasts = [first.contrast ?? 1, second.contrast ?? 1]
    return max(contrasts[0], contrasts[1]) / min(contrasts[0], contrasts[1])
  }
}
