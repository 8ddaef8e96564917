package import Drawing
package import Foundation

package enum Redaction {
  /// Returns a rounded block that covers `frame`.
  package static func block(
    in frame: CGRect, of environment: EnvironmentValues
  ) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let style = environment.foreground().faded(by: 0.16)
    let radius = min(4, frame.height / 4)
    let outline = Outline.roundedRectangle(in: frame, radius: radius)
    return [
      DisplayItem(.fill(outline: outline, paint: style.paint(in: frame), isEvenOdd: false))
    ]
  }

  /// Returns the bar that hides a line of text, as wide as the text and as high as its letters.
  package static func bar(
    for line: CGRect, of environment: EnvironmentValues
  ) -> [DisplayItem] {
    block(in: line.insetBy(dx: 0, dy: line.height * 0.12), of: environment)
  }
}
