/// Something that a rendering mode does to a picture, and that its author hardly meant.
///
/// The rules are those that public widgets were reported for again and again; each raw value is the
/// stable name that `render --format json` prints.
package struct Pitfall: Codable, Hashable, Sendable {
  package enum Rule: String, Codable, Sendable, CaseIterable {
    /// An opaque fill of the widget's own covers most of it: tinted, the widget is a block.
    case accentedBlock = "accented-block"
    /// Content and the fill behind it become one colour: text on a pill, a badge, a card.
    case accentedFillHidesContent = "accented-fill-hides-content"
    /// Content that nothing covers has the plate's colour.
    case accentedContentFades = "accented-content-fades"
    /// Everything is in the accent group, which then accents nothing.
    case accentedEverything = "accented-everything"
    /// An opaque image without an accented mode becomes a flat rectangle.
    case accentedImageBlock = "accented-image-block"
    /// A dark image in a desaturated mode: luminance becomes alpha, and hardly anything is left.
    case accentedImageFades = "accented-image-fades"
    /// An image's own mode inside an accentable view; Apple warns that the two may conflict.
    case accentedModeConflict = "accented-mode-conflict"
    /// Things that differ by hue alone become the same.
    case accentedColorAlone = "accented-color-alone"
    /// An opaque fill covers most of the widget on the Lock Screen.
    case vibrantBlock = "vibrant-block"
    /// Content and the fill behind it have one brightness, which is all that vibrancy keeps.
    case vibrantFillHidesContent = "vibrant-fill-hides-content"
    /// Dark content: vibrancy leaves a faint sheen of it.
    case vibrantContentFades = "vibrant-content-fades"
  }

  package var rule: Rule
  package var mode: RenderingMode
  /// What is lost or changed.
  package var subjects: [PitfallSubject]
  /// What does it: the fills behind the subjects, the topmost first; empty where nothing else does.
  package var causes: [PitfallSubject]
  /// The share of the widget that the causes cover, from 0 to 1.
  package var coverage: Double

  package init(
    rule: Rule, mode: RenderingMode, subjects: [PitfallSubject], causes: [PitfallSubject] = [],
    coverage: Double = 0
  ) {
    self.rule = rule
    self.mode = mode
    self.subjects = subjects
    self.causes = causes
    self.coverage = coverage
  }

  /// True where symbols alone are lost or changed.
  package var isOfSymbols: Bool {
    !subjects.isEmpty && subjects.allSatisfy { $0.isSymbol }
  }
}
