import Sentences
import Terminal
import Tutor

struct LearningBar {
  private let model: LearningModel
  private let presentation: Presentation

  init(_ model: LearningModel, _ presentation: Presentation) {
    self.model = model
    self.presentation = presentation
  }

  /// The rows of keys: one row if the keys fit, or two in narrow windows.
  var rows: [StyledText] {
    let width = presentation.capabilities.width
    var rows: [StyledText] = []
    for chip in chips {
      if let last = rows.last, last.width + 2 + chip.width <= width {
        rows[rows.count - 1] = last + StyledText("  ") + chip
      } else {
        rows.append(chip.cut(to: width))
      }
    }
    return Array(rows.prefix(2))
  }

  private static let wide = 90

  private var chips: [StyledText] {
    let isCode = model.session.exercise.kind == .code
    // In a narrow window, this key would need another row, so only the help shows it.
    let isWide = presentation.capabilities.width >= Self.wide
    let why: [(String, Sentence)] = isWide ? [("w", .keyWhy)] : []
    let keys: [(String, Sentence)] =
      (isCode ? [("h", .keyHint)] + why : []) + [("n", .keyNext), ("b", .keyBack)]
      + (isCode ? [("e", .keyEdit), ("m", .canvasMode)] : [])
      + [
        ("tab", .keyViews), ("p", .keyPrompt), ("?", .canvasKeys), ("q", .canvasLeave),
      ]
    return keys.map { key, label in
      StyledText(key, .command)
        + StyledText(" " + label.spoken(in: presentation.language), .quiet)
    }
  }
}
