import Drawing
import Judge
import Sentences
package import Stage
package import Terminal
import Viewing

/// Prints a tap: the widget before and after it side by side, then what happened in words.
package struct TouchPrinter {
  let capabilities: TerminalCapabilities
  let columns: Int
  let isDescribed: Bool

  package init(capabilities: TerminalCapabilities, columns: Int, isDescribed: Bool) {
    self.capabilities = capabilities
    self.columns = columns
    self.isDescribed = isDescribed
  }

  private var sheet: PictureSheet {
    PictureSheet(capabilities: capabilities, columns: columns)
  }

  package func printout(of report: TouchReport) -> Printout {
    let drawn = sheet.printout(of: captioned(report), isDescribed: isDescribed)
    let said = TouchWords.sentences(for: report).map {
      sheet.shown($0.spoken(in: capabilities.language)) + "\n"
    }
    return drawn + windows(of: report) + .prose(said.joined())
  }

  // MARK: Pictures

  private func captioned(_ report: TouchReport) -> [(caption: Sentence, picture: Picture)] {
    let after = report.outcome?.after.map { (Sentence("after", ko: "탭한 뒤"), $0.picture) }
    return [(Sentence("before", ko: "탭하기 전"), report.before.picture)] + (after.map { [$0] } ?? [])
  }

  /// The app before and after the tap, small as in `rings scene`.
  private func windows(of report: TouchReport) -> Printout {
    let windows = OpeningWords.windows(of: report.openings)
    guard !windows.isEmpty else { return Printout() }
    return .prose(isDescribed ? "\n" : "")
      + sheet.printout(of: windows, isDescribed: isDescribed, scale: ScenePrinter.scale)
  }
}
