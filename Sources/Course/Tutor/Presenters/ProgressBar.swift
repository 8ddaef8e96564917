package import Curriculum
import Sentences
package import Terminal

/// A bar with the share of the learner's route that is done, and the time left.
package struct ProgressBar: Sendable {
  private let done: Int
  private let all: Int
  private let minutes: Int

  package init(_ progress: LearnerProgress, in pack: Pack) {
    let path = progress.path(in: pack)
    done = path.count { progress.isDone($0, in: pack) }
    all = path.count
    minutes = progress.minutesLeft(in: pack)
  }

  /// The bar, such as `███░░░░░░░ 3/13, about 2½ hours left`.
  ///
  /// - Parameter cells: The bar's width without its text, in cells.
  package func text(cells: Int, on presentation: Presentation) -> StyledText {
    // One cell for the first exercise, and a full bar only when everything is done.
    let share = all > 0 ? cells * done / all : 0
    let full = done == all ? cells : min(max(share, done > 0 ? 1 : 0), cells - 1)
    let isUnicode = presentation.capabilities.isUnicode
    var text = StyledText(String(repeating: isUnicode ? "█" : "#", count: full), .good)
    text.append(String(repeating: isUnicode ? "░" : "-", count: cells - full), .quiet)
    let left: Sentence =
      minutes == 0 ? .allOf(all) : .doneOf(done, all, minutes: minutes)
    text.append(" ")
    text.append(presentation.text(left, .quiet))
    return text
  }
}
