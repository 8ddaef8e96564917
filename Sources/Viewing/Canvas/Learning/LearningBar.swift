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
    if let typed = model.search {
      let search = presentation.text(.searchFor, .quiet) + StyledText(" \(typed)▏", .strong)
      return [search.cut(to: presentation.capabilities.width)]
    }
    if let typed = model.command {
      let command = presentation.text(.commandEntry, .quiet) + StyledText(" \(typed)▏", .strong)
      return [command.cut(to: presentation.capabilities.width)]
    }
    return Array(bar.rows.prefix(2))
  }

  /// Returns the key whose label is at a cell; the row counts from the bar's first row.
  func key(atColumn column: Int, row: Int) -> Key? {
    !model.isTyping && row < 2 ? bar.key(atColumn: column, row: row) : nil
  }

  private static let wide = 90

  private var bar: KeyBar {
    let isCode = model.session.exercise.kind == .code
    // In a narrow window, these keys would need another row, so only the help shows them.
    let isWide = presentation.capabilities.width >= Self.wide
    var keys: [(Key, String, Sentence)] = []
    if isCode {
      keys += [(.letter("e"), "e", .keyEdit), (.letter("h"), "h", .keyHint)]
      if isWide { keys.append((.letter("w"), "w", .keyWhy)) }
    }
    if model.next != nil {
      keys.append((.letter("n"), "n", model.isDone ? .keyNext : .keySkip))
    }
    keys.append((.letter("b"), "b", .keyBack))
    if isCode { keys.append((.letter("m"), "m", .canvasMode)) }
    keys.append((.tab, "tab", .keyViews))
    if isWide { keys.append((.letter("/"), "/", .keySearch)) }
    keys.append((.letter(":"), ":", .keyCommand))
    if isWide { keys.append((.letter("p"), "p", .keyPrompt)) }
    keys += [
      (.letter("?"), "?", .canvasKeys),
      (.letter("q"), "q", model.isInside ? .keyUp : .canvasLeave),
    ]
    let chips = keys.map { key, name, label in
      KeyBar.Chip(
        keys: [key],
        text: StyledText(name, .command)
          + StyledText(" " + label.spoken(in: presentation.language), .quiet))
    }
    return KeyBar(chips, width: presentation.capabilities.width, gap: 2)
  }
}
