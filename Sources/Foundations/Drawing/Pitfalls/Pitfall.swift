/// An effect of a rendering mode that the author probably didn't intend.
///
/// The rules cover problems that users often report for published widgets. Raw values are the stable names in
/// the output of `render --format json`.
package struct Pitfall: Codable, Hashable, Sendable {
  package enum Rule: String, Codable, Sendable, CaseIterable {
    /// An opaque fill covers most of the widget, which becomes a solid block when tinted.
    case accentedBlock = "accented-block"
    /// Content and the fill behind it have the same color: text on a pill, badge or card.
    case accentedFillHidesContent = "accented-fill-hides-content"
    /// A shape and the shape behind it have the same color: a bar on its track, a pupil in its eye.
    case accentedShapesMerge = "accented-shapes-merge"
    /// Uncovered content has the plate's color.
    case accentedContentFades = "accented-content-fades"
    /// All content is in the accent group, so nothing is emphasized.
    case accentedEverything = "accented-everything"
    /// An opaque image without an accented mode becomes a solid rectangle.
    case accentedImageBlock = "accented-image-block"
    /// A dark image almost disappears in a desaturated mode, where luminance becomes alpha.
    case accentedImageFades = "accented-image-fades"
    /// An image inside an accentable view has its own mode; Apple warns of conflicts.
    case accentedModeConflict = "accented-mode-conflict"
    /// Elements that differ only in hue look the same.
    case accentedColorAlone = "accented-color-alone"
    /// An opaque fill covers most of the widget on the Lock Screen.
    case vibrantBlock = "vibrant-block"
    /// Content and the fill behind it have the same brightness, which is all that vibrant rendering
    /// preserves.
    case vibrantFillHidesContent = "vibrant-fill-hides-content"
    /// Dark content is almost invisible in vibrant rendering.
    case vibrantContentFades = "vibrant-content-fades"
  }

  package var rule: Rule
  package var mode: RenderingMode
  /// The affected views.
  package var subjects: [PitfallSubject]
  /// The fills behind the subjects, topmost first.
  package var causes: [PitfallSubject]
  /// The fraction of the widget that the causes cover, from 0 to 1.
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

  /// The accent group of all subjects and causes, or `nil` if they are in different groups.
  var commonGroup: AccentGroup? {
    let groups = Set((subjects + causes).map(\.accent))
    return groups.count == 1 ? groups.first : nil
  }

  package var isOfSymbols: Bool {
    !subjects.isEmpty && subjects.allSatisfy { $0.isSymbol }
  }
}
