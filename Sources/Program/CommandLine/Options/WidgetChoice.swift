import ArgumentParser
import PhoneFacts
import Sentences
import Stage

/// One widget in one family.
struct WidgetChoice: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence("A widget by its type or kind.", ko: "타입이나 kind로 고른 위젯이에요."), valueName: "type"))
  var widget: String?

  @Option(
    help: ArgumentHelp(
      Sentence("A family such as systemSmall or small.", ko: "패밀리예요(예: systemSmall, small).")))
  var family = OptionWord.usual(Family.systemSmall.rawValue)

  /// The family by its whole name.
  ///
  /// - Throws: `OptionError` for a family that there is not, and for several.
  func checkedFamily() throws -> PictureFamily { try PictureFamily.family(from: family.text) }

  /// Takes what is not typed from what the exercise draws.
  mutating func settle(in open: OpenExercise) {
    widget = widget ?? open.preview?.widget
    family.settle(open.preview?.families.first?.rawValue)
  }
}
