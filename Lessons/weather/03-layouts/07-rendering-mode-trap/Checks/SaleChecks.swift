import LessonChecks
import XCTest

final class SaleChecks: ExerciseTestCase {
  private func picture(
    _ product: String = "Tea", _ discount: Int = 45, _ mode: Mode = .fullColor,
    _ scheme: Scheme = .light
  ) throws -> RenderedPicture {
    try view("sale", product, discount).render(.systemSmall, mode: mode, scheme: scheme)
  }

  func testTheDiscountIsReadWhenTinted() throws {
    try assertRead("Tea", 45, in: .accented)
  }

  func testFullColourKeepsTheRedBadge() throws {
    for scheme in Scheme.allCases {
      let picture = try picture("Tea", 45, .fullColor, scheme)
      assertShows(picture, "Tea", "45")
      let discount = try picture.text(containing: "45")
      guard let backdrop = discount.backdrop else { continue }
      if !isRed(backdrop) {
        fail(
          "In full color, the discount has lost its red badge. Leave out the fill only when tinted.",
          expected: "a red badge behind the discount", actual: "\(backdrop)", at: discount)
      }
      assertContrast(discount, atLeast: 3)
    }
  }

  func testEverySaleIsReadInEveryMode() throws {
    for (product, discount) in [("Umbrellas", 5), ("Bread", 70)] {
      for mode in [Mode.accented, .vibrant] { try assertRead(product, discount, in: mode) }
    }
  }

  private func assertRead(_ product: String, _ discount: Int, in mode: Mode) throws {
    let picture = try picture(product, discount, mode)
    for part in [product, "\(discount)"] {
      guard let text = try? picture.text(containing: part) else {
        fail(
          "In \(mode.rawValue) mode, “\(part)” isn't drawn at all. Remove the fill, not the text.",
          expected: part, actual: "no such text", showing: [picture])
        continue
      }
      if let contrast = text.contrast, contrast < 1.5 {
        fail(
          "In \(mode.rawValue) mode, \(text.name) blends into its badge. Read the mode from a property "
            + "that a view or modifier stores.",
          expected: "readable text", actual: "text in the color of its badge",
          at: text)
      }
    }
  }

  private func isRed(_ color: PictureColor) -> Bool {
    color.red > 0.5 && color.green < color.red - 0.25 && color.blue < color.red - 0.25
  }
}
