import ArgumentParser
import PhoneFacts
import Sentences
import WorkerProtocol

struct WidgetChoice: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence("The widget's type or kind.", ko: "위젯의 타입이나 kind예요."), valueName: "type"))
  var widget: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The family, such as systemSmall or small.", ko: "패밀리예요(예: systemSmall, small).")))
  var family = OptionWord.usual(Family.systemSmall.rawValue)

  /// Returns the chosen family.
  ///
  /// - Throws: `OptionError` for an unknown family or more than one.
  func checkedFamily() throws -> PictureFamily { try PictureFamily.family(from: family.text) }

  /// Uses the exercise's widget and family for options that the user didn't type.
  mutating func settle(in open: OpenExercise) {
    widget = widget ?? open.preview?.widget
    family.settle(open.preview?.families.first?.rawValue)
  }
}
