import ArgumentParser
import Results
import Sentences

struct ProgressOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        """
        The form of the progress output: line, lines, quiet or json (default: line at a terminal, else quiet).
        """,
        ko: "진행 상황을 보여 주는 형식이에요: line, lines, quiet, json(기본값: 터미널에서는 line, 아니면 quiet)."),
      valueName: "form"))
  var progress: String?

  /// Returns the chosen form, or nil to choose the form according to the output.
  ///
  /// - Throws: `OptionError.unknown`.
  func form() throws -> ProgressForm? {
    try progress.map { word in
      guard let form = ProgressForm(rawValue: word) else {
        throw OptionError.unknown(
          option: "--progress", value: word, known: ProgressForm.allCases.map(\.rawValue))
      }
      return form
    }
  }
}
