import Drawing
import PhoneFacts
import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

/// The keys of a canvas and their current values, in as few rows as possible.
struct CanvasBar {
  private let model: CanvasModel
  private let presentation: Presentation

  init(_ model: CanvasModel, _ presentation: Presentation) {
    self.model = model
    self.presentation = presentation
  }

  private struct Chip {
    var key: String
    var label: Sentence
    var value: String
    var isChosen: Bool
  }

  var rows: [StyledText] {
    let named = folded(namesValues: true)
    return named.count <= 2 ? named : folded(namesValues: false)
  }

  private func folded(namesValues: Bool) -> [StyledText] {
    let width = presentation.capabilities.width
    var rows: [StyledText] = []
    for chip in chips.map({ text(of: $0, isNamed: namesValues) }) + ends {
      if let last = rows.last, last.width + 3 + chip.width <= width {
        rows[rows.count - 1] = last + StyledText("   ") + chip
      } else {
        rows.append(chip.cut(to: width))
      }
    }
    return rows
  }

  private func text(of chip: Chip, isNamed: Bool) -> StyledText {
    var text = StyledText(chip.key, .command)
    if isNamed || chip.value.isEmpty {
      text.append(" " + chip.label.spoken(in: presentation.language), .quiet)
    }
    if !chip.value.isEmpty { text.append(" \(chip.value)", chip.isChosen ? .strong : .plain) }
    return text
  }

  private var ends: [StyledText] {
    [
      text(of: Chip(key: "?", label: .canvasKeys, value: "", isChosen: false), isNamed: true),
      text(of: Chip(key: "q", label: .canvasLeave, value: "", isChosen: false), isNamed: true),
    ]
  }

  private var chips: [Chip] {
    let look = model.look
    let automatic = Sentence.canvasAutomatic.spoken(in: presentation.language)
    var chips = [
      Chip(
        key: "f", label: .canvasFamily,
        value: look.family.map { $0.widget?.shortName ?? $0.rawValue }
          ?? Sentence.canvasAll.spoken(in: presentation.language),
        isChosen: look.family != nil),
      Chip(
        key: "m", label: .canvasMode, value: look.mode?.rawValue ?? automatic,
        isChosen: look.mode != nil),
      Chip(
        key: "s", label: .canvasScheme, value: look.isDark ? "dark" : "light",
        isChosen: look.isDark),
      Chip(
        key: "t", label: .canvasTint, value: look.tint ?? automatic, isChosen: look.tint != nil),
      Chip(
        key: "+-", label: .canvasText, value: look.textSize,
        isChosen: look.textSize != CanvasAppearance.usualTextSize),
      Chip(
        key: "l", label: .canvasLocale, value: look.locale,
        isChosen: look.locale != model.choices.locale),
      Chip(
        key: "z", label: .canvasTimeZone, value: look.timeZone.identifier,
        isChosen: look.timeZone != model.choices.timeZone),
      Chip(
        key: "i", label: Sentence(verbatim: "iOS"),
        value: (look.systemVersion ?? .usual).description, isChosen: look.systemVersion != nil),
    ]
    if !model.choices.previews.isEmpty {
      chips.insert(
        Chip(
          key: "v", label: .canvasPreview, value: look.preview?.name ?? automatic,
          isChosen: look.preview != nil), at: 0)
    }
    let entries = model.choices.entryCount(of: look)
    if entries > 1 {
      chips.append(
        Chip(
          key: presentation.capabilities.isUnicode ? "←→" : "[]", label: .canvasEntry,
          value: "\(look.entry + 1)/\(entries)", isChosen: look.entry > 0))
    }
    return chips
  }
}

extension PreviewSelection {
  /// The chosen preview's name, without terminal escapes.
  fileprivate var name: String {
    switch self {
    case .all: Self.everything
    case .named(let name): SanitizedText.text(name)
    case .one(let chosen): SanitizedText.text(chosen.name)
    }
  }
}
