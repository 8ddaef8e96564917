package import Foundation
package import Judge
package import Sentences
package import Viewing
package import Drawing
package import Stage

/// Pictures that the canvas wants next.
package struct CanvasOrder: Hashable, Sendable {
  package var look: CanvasLook
  /// Nil for every family that the widget supports.
  package var families: [PictureFamily]?
  /// Empty for the mode in which a phone shows each family.
  package var modes: [RenderingMode]
  package var isDark: Bool
  /// How many orders of the same look came before; 0 is what was asked for, later ones fill the window.
  package var round: Int
  /// Whether the entries have to be asked for again although the code is the same.
  package var asksEntries: Bool

  package init(
    look: CanvasLook, families: [PictureFamily]?, modes: [RenderingMode], isDark: Bool, round: Int,
    asksEntries: Bool = false
  ) {
    (self.look, self.families, self.modes) = (look, families, modes)
    (self.isDark, self.round, self.asksEntries) = (isDark, round, asksEntries)
  }
}

/// What came of an order.
package struct CanvasAnswer: Sendable {
  package enum Outcome: Sendable {
    case pictures([RenderedWidget], failures: [PictureFailure], notes: [RenderNote])
    case refused([VerdictDiagnostic])
    /// Why there is nothing to be seen.
    case nothing(Sentence)
  }

  package var order: CanvasOrder
  package var outcome: Outcome
  /// When the entries of the timeline begin; nil where nobody asked.
  package var entries: [Date]?
  /// From the save, or the key, to the picture.
  package var took: Duration

  package init(
    to order: CanvasOrder, _ outcome: Outcome, entries: [Date]? = nil, took: Duration
  ) {
    self.order = order
    self.outcome = outcome
    self.entries = entries
    self.took = took
  }
}
