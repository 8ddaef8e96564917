import Pixels
import Sentences

struct EnglishPitfall: PitfallWording {
  let pitfall: Pitfall
  let names: PitfallNames

  private var subjects: Sentence { names.list(pitfall.subjects) }
  private var causes: Sentence { names.list(pitfall.causes) }
  private var percent: String { "\(Int(saturating: (pitfall.coverage * 100).rounded()))%" }
  private var isOne: Bool { pitfall.subjects.count == 1 }

  private func number(_ one: SentenceForm, _ more: SentenceForm) -> SentenceForm {
    isOne ? one : more
  }

  var finding: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock:
      pitfall.subjects.isEmpty
        ? "\(causes) covers \(percent) of the widget, which becomes a block of one color."
        : "\(hidden) The widget is a block: the fill covers \(percent) of it."
    case .accentedFillHidesContent: hidden
    case .accentedShapesMerge: merged
    case .accentedContentFades:
      """
      \(subjects) \(number("has", "have")) the color of the plate, so you can't see \
      \(number("it", "them")).
      """
    case .accentedEverything:
      isOne
        ? "Everything is in the accent group of \(subjects), so the widget has only one color."
        : "Everything is in the accent group, so the widget has only one color."
    case .accentedImageBlock:
      "\(subjects) becomes a flat rectangle: an image without an accented mode keeps only its alpha."
    case .accentedImageFades:
      isOne
        ? "\(subjects) almost disappears: it's dark, and its brightness becomes its opacity."
        : "\(subjects) almost disappear: they're dark, and their brightness becomes their opacity."
    case .accentedModeConflict:
      "\(subjects) has its own accented mode inside a view with widgetAccentable(true)."
    case .accentedColorAlone:
      "\(subjects) differ only in color, so they look the same."
    case .vibrantBlock:
      pitfall.subjects.isEmpty
        ? "\(causes) covers \(percent) of the widget: on the Lock Screen it's a solid box."
        : "\(vibrantHidden) The fill covers \(percent) of the widget: it's a solid box."
    case .vibrantFillHidesContent: vibrantHidden
    case .vibrantContentFades:
      "\(subjects) \(number("is", "are")) dark, and you can hardly see \(number("it", "them"))."
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
    return """
      \(causes) and \(subjects) are in different groups, but this iOS gives both one color: \
      \(fillsHide) \(content).
      """
  }

  /// The sentence about shapes that merge, with the reason.
  private var merged: SentenceForm {
    let all: SentenceForm = pitfall.subjects.count + pitfall.causes.count == 2 ? "both" : "all"
    let merge = number("merges", "merge")
    let behind = number("it", "them")
    guard let group = pitfall.commonGroup else {
      return """
        \(subjects) \(merge) with \(causes) behind \(behind): \(all) are opaque, and this iOS draws \
        both groups in one color.
        """
    }
    let name: SentenceForm = group == .accent ? "accent" : "default"
    return """
      \(subjects) \(merge) with \(causes) behind \(behind): \(all) are opaque and in the \(name) \
      group.
      """
  }

  private var separation: SentenceForm {
    let fade: SentenceForm = """
      fill \(causes) with an opacity of at most 0.3, or cut \(subjects) out: \
      .blendMode(.destinationOut) inside .compositingGroup().
      """
    switch pitfall.commonGroup {
    case .primary:
      return """
        Put \(subjects) in the accent group with .widgetAccentable(). Since iOS 26, both groups are \
        white, so also \(fade)
        """
    case .accent:
      return """
        Put \(causes) in the default group: remove its .widgetAccentable(). Since iOS 26, both \
        groups are white, so also \(fade)
        """
    case nil:
      return """
        Fill \(causes) with an opacity of at most 0.3, or cut \(subjects) out: \
        .blendMode(.destinationOut) inside .compositingGroup().
        """
    }
  }

  private var content: SentenceForm {
    let isText = pitfall.subjects.allSatisfy { $0.text != nil }
    return isText ? number("the text", "all the text") : number("it", "them")
  }

  private var vibrantHidden: SentenceForm {
    """
    \(subjects) and \(causes) behind \(number("it", "them")) have the same brightness: you can't \
    tell \(content) from the fill.
    """
  }

  var rule: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock, .accentedFillHidesContent, .accentedShapesMerge:
      "In accented mode, every view of a group gets one flat color, and only its opacity remains."
    case .accentedContentFades: "The system replaces the background with its own plate."
    case .accentedEverything: "An accent stands out only next to something that isn't accented."
    case .accentedImageBlock: "Images are drawn like templates unless they have another mode."
    case .accentedImageFades: "In a desaturated mode, black is transparent and white is opaque."
    case .accentedModeConflict:
      "Apple warns that the two may conflict. Here the image is drawn as .accentedDesaturated."
    case .accentedColorAlone:
      "Without color, you can only tell things apart by opacity, shape and size."
    case .vibrantBlock, .vibrantFillHidesContent:
      "In vibrant mode, only brightness and opacity remain over the wallpaper, no hues."
    case .vibrantContentFades:
      "In vibrant mode, bright content is opaque and dark content is a faint sheen."
    }
  }

  var fix: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock:
      """
      Put the fill in .containerBackground(for: .widget), which the system removes, or draw it \
      only if widgetRenderingMode is .fullColor.
      """
    case .accentedFillHidesContent:
      """
      Give the shape a .strokeBorder instead, or a fill with an opacity of at most 0.25, or cut \
      the content out: .blendMode(.destinationOut) inside .compositingGroup().
      """
    case .accentedShapesMerge: separation
    case .accentedContentFades: "Make the content fully opaque, or put it in the other group."
    case .accentedEverything:
      "Put .widgetAccentable() only on the most important number or symbol."
    case .accentedImageBlock:
      "Add .widgetAccentedRenderingMode(.accentedDesaturated), or .fullColor for covers and photos, "
        + "right after Image and .resizable()."
    case .accentedImageFades:
      pitfall.isOfSymbols
        ? """
        Draw the symbol in white, .foregroundStyle(.white), or remove the mode: a symbol keeps its \
        shape without a mode.
        """
        : "Use a light version of the image here, a template version, or .fullColor."
    case .accentedModeConflict: "Remove .widgetAccentable() from the views around the image."
    case .accentedColorAlone: "Add a symbol, a word, another shape or another opacity."
    case .vibrantBlock:
      """
      On the Lock Screen, use AccessoryWidgetBackground() or no fill; in a system family, use \
      .containerBackground(for: .widget).
      """
    case .vibrantFillHidesContent: "Use a stroke, a fill of low opacity, or a different brightness."
    case .vibrantContentFades: "Use white or light gray at full opacity."
    }
  }
}
