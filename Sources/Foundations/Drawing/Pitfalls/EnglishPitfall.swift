import Pixels
import Sentences

struct EnglishPitfall: PitfallWording {
  let pitfall: Pitfall
  let names: PitfallNames

  private var subjects: Sentence { names.list(pitfall.subjects) }
  private var causes: Sentence { names.list(pitfall.causes) }
  private var percent: String { "\(Int(saturating: (pitfall.coverage * 100).rounded())) %" }
  private var isOne: Bool { pitfall.subjects.count == 1 }

  private func number(_ one: SentenceForm, _ more: SentenceForm) -> SentenceForm {
    isOne ? one : more
  }

  var finding: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock:
      pitfall.subjects.isEmpty
        ? "\(causes) covers \(percent) of the widget, which becomes a block of one colour."
        : "\(hidden) The widget is a block: the fill covers \(percent) of it."
    case .accentedFillHidesContent: hidden
    case .accentedContentFades:
      "\(subjects) \(number("has", "have")) the colour of the plate, and cannot be seen."
    case .accentedEverything:
      isOne
        ? "Everything is in the accent group of \(subjects): the widget has one colour."
        : "Everything is in the accent group: the widget has one colour."
    case .accentedImageBlock:
      "\(subjects) becomes a flat rectangle: an image without an accented mode keeps only its alpha."
    case .accentedImageFades:
      isOne
        ? "\(subjects) almost disappears: it is dark, and its brightness becomes its opacity."
        : "\(subjects) almost disappear: they are dark, and their brightness becomes their opacity."
    case .accentedModeConflict:
      "\(subjects) has an accented mode of its own inside a view with widgetAccentable(true)."
    case .accentedColorAlone:
      "\(subjects) differ in colour only, and become the same."
    case .vibrantBlock:
      pitfall.subjects.isEmpty
        ? "\(causes) covers \(percent) of the widget: on the Lock Screen it is a solid box."
        : "\(vibrantHidden) The fill covers \(percent) of the widget: it is a solid box."
    case .vibrantFillHidesContent: vibrantHidden
    case .vibrantContentFades: "\(subjects) \(number("is", "are")) dark, and can hardly be seen."
    }
  }

  /// The names of the fill and the content, and their shared group or color.
  private var hidden: SentenceForm {
    let groups = Set((pitfall.subjects + pitfall.causes).map(\.accent))
    let fillsHide: SentenceForm = pitfall.causes.count == 1 ? "the fill hides" : "the fills hide"
    if groups.count == 1, let group = groups.first {
      let name: SentenceForm = group == .accent ? "accent" : "default"
      let all: SentenceForm = pitfall.subjects.count + pitfall.causes.count == 2 ? "both" : "all"
      return "\(causes) and \(subjects) are \(all) in the \(name) group: \(fillsHide) \(content)."
    }
    return "\(causes) and \(subjects) are in different groups, which this iOS gives one colour: "
      + "\(fillsHide) \(content)."
  }

  private var content: SentenceForm {
    let isText = pitfall.subjects.allSatisfy { $0.text != nil }
    return isText ? number("the text", "the texts") : number("it", "them")
  }

  private var vibrantHidden: SentenceForm {
    "\(subjects) and \(causes) behind \(number("it", "them")) have the same brightness: "
      + "\(content) cannot be told from the fill."
  }

  var rule: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock, .accentedFillHidesContent:
      "Accented, every view of a group gets one flat colour, and only its opacity is kept."
    case .accentedContentFades: "The system puts its own plate in the background's place."
    case .accentedEverything: "An accent stands out only beside something that is not accented."
    case .accentedImageBlock: "Images are drawn like templates unless told otherwise."
    case .accentedImageFades: "In a desaturated mode black is transparent and white is opaque."
    case .accentedModeConflict:
      "Apple warns that the two may conflict; here the image is drawn .accentedDesaturated."
    case .accentedColorAlone: "Only opacity, form and size tell things apart when colours are gone."
    case .vibrantBlock, .vibrantFillHidesContent:
      "Vibrancy keeps brightness and opacity, no hues, before the wallpaper."
    case .vibrantContentFades:
      "Vibrancy makes bright content opaque and dark content a faint sheen."
    }
  }

  var fix: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock:
      "Put the fill in .containerBackground(for: .widget), which the system takes away, or draw it "
        + "only where widgetRenderingMode is .fullColor."
    case .accentedFillHidesContent:
      "Give the shape a .strokeBorder instead, or a fill of at most 0.25 opacity, or punch the "
        + "content out: .blendMode(.destinationOut) inside .compositingGroup()."
    case .accentedContentFades: "Give it full opacity, or put it in the other group."
    case .accentedEverything:
      "Put .widgetAccentable() on the most important number or symbol only."
    case .accentedImageBlock:
      "Add .widgetAccentedRenderingMode(.accentedDesaturated), or .fullColor for covers and photos, "
        + "right after Image and .resizable()."
    case .accentedImageFades:
      pitfall.isOfSymbols
        ? "Draw it white, .foregroundStyle(.white), or take the mode away: a symbol keeps its shape "
          + "without one."
        : "Use a light version of the image here, a template of it, or .fullColor."
    case .accentedModeConflict: "Take .widgetAccentable() off the views around the image."
    case .accentedColorAlone: "Add a symbol, a word, another form or another opacity."
    case .vibrantBlock:
      "Put AccessoryWidgetBackground() there, or nothing; in a system family use "
        + ".containerBackground(for: .widget)."
    case .vibrantFillHidesContent: "Use a stroke, a fill of low opacity, or another brightness."
    case .vibrantContentFades: "Use white or light grey at full opacity."
    }
  }
}
