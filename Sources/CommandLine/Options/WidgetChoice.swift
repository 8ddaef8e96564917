import ArgumentParser
import Sentences
import Viewing

/// One widget in one family.
struct WidgetChoice: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence("A widget by its type or kind.", ko: "타입이나 kind로 고른 위젯이에요."), valueName: "type"))
  var widget: String?

  @Option(
    help: ArgumentHelp(
      Sentence("A family such as systemSmall or small.", ko: "패밀리예요(예: systemSmall, small).")))
  var family: String = "systemSmall"

  /// The family by its whole name.
  ///
  /// - Throws: `OptionError` for a family that there is not, and for several.
  func checkedFamily() throws -> String {
    guard let families = try FamilyList.families(from: [family]), families.count == 1 else {
      throw OptionError.malformed(
        option: "--family", value: family, form: Sentence("as one family", ko: "크기 하나"))
    }
    return families[0]
  }
}
