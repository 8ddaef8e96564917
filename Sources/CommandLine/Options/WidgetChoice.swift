import ArgumentParser
import PhoneFacts
import Stage

/// One widget in one family.
struct WidgetChoice: ParsableArguments {
  @Option(help: ArgumentHelp("A widget by its type or kind.", valueName: "type"))
  var widget: String?

  @Option(help: "A family such as systemSmall or small.")
  var family: String = Family.systemSmall.rawValue

  /// The family by its whole name.
  ///
  /// - Throws: `OptionError` for a family that there is not, and for several.
  func checkedFamily() throws -> PictureFamily { try PictureFamily.family(from: family) }
}
