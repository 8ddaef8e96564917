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
    var keys: [Key]
    var label: Sentence
    var value: String
    var isChosen: Bool

    init(
      _ key: String, keys: [Key]? = nil, label: Sentence, value: String, isChosen: Bool
    ) {
      self.key = key
      self.keys = keys ?? key.map(Key.letter)
      self.label = label
      self.value = value
      self.isChosen = isChosen
    }
  }

  var bar: KeyBar {
    let named = bar(namesValues: true)
    return named.rows.count <= 2 ? named : bar(namesValues: false)
  }

  private func bar(namesValues: Bool) -> KeyBar {
    let all =
      chips.map { KeyBar.Chip(keys: $0.keys, text: text(of: $0, isNamed: namesValues)) }
      + ends.map { KeyBar.Chip(keys: $0.keys, text: text(of: $0, isNamed: true)) }
    return KeyBar(all, width: presentation.capabilities.width, gap: 3)
  }

  private func text(of chip: Chip, isNamed: Bool) -> StyledText {
    var text = StyledText(chip.key, .command)
    if isNamed || chip.value.isEmpty {
      text.append(" " + chip.label.spoken(in: presentation.language), .quiet)
    }
    if !chip.value.isEmpty { text.append(" \(chip.value)", chip.isChosen ? .strong : .plain) }
    return text
  }

  private var ends: [Chip] {
    [
      Chip("?", label: .canvasKeys, value: "", isChosen: false),
      Chip("q", label: .canvasLeave, value: "", isChosen: false),
    ]
  }

  private var chips: [Chip] {
    let look = model.look
    let automatic = Sentence.canvasAutomatic.spoken(in: presentation.language)
    var chips = [
      Chip(
        "f", label: .canvasFamily,
        value: look.family.map { $0.widget?.shortName ?? $0.rawValue }
          ?? Sentence.canvasAll.spoken(in: presentation.language),
        isChosen: look.family != nil),
      Chip(
        "m", label: .canvasMode, value: look.mode?.rawValue ?? automatic,
        isChosen: look.mode != nil),
      Chip(
        "s", label: .canvasScheme, value: look.isDark ? "dark" : "light",
        isChosen: look.isDark),
      Chip(
        "t", label: .canvasTint, value: look.tint ?? automatic, isChosen: look.tint != nil),
      Chip(
        "+-", label: .canvasText, value: look.textSize,
        isChosen: look.textSize != CanvasAppearance.usualTextSize),
      Chip(
        "l", label: .canvasLocale, value: look.locale,
        isChosen: look.locale != model.choices.locale),
      Chip(
        "z", label: .canvasTimeZone, value: look.timeZone.identifier,
        isChosen: look.timeZone != model.choices.timeZone),
      Chip(
        "i", label: Sentence(verbatim: "iOS"),
        value: (look.systemVersion ?? .usual).description, isChosen: look.systemVersion != nil),
    ]
    if !model.choices.previews.isEmpty {
      chips.insert(
        Chip(
          "v", label: .canvasPreview, value: look.preview?.name ?? automatic,
          isChosen: look.preview != nil), at: 0)
    }
    let entries = model.choices.entryCount(of: look)
    if entries > 1 {
      chips.append(
        Chip(
          presentation.capabilities.isUnicode ? "←→" : "[]", keys: [.left, .right],
          label: .canvasEntry, value: "\(look.entry + 1)/\(entries)", isChosen: look.entry > 0))
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
