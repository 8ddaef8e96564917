package import Foundation
package import Judge
package import Sentences
package import Viewing
package import Drawing
package import WorkerProtocol

/// A request for the canvas's next pictures.
package struct CanvasOrder: Hashable, Sendable {
  package var look: CanvasAppearance
  /// The families; nil for every family that the widget supports.
  package var families: [PictureFamily]?
  /// The rendering modes; empty for the phone's mode of each family.
  package var modes: [RenderingMode]
  package var isDark: Bool
  /// The number of earlier orders for the same preview options: 0 for requested pictures, more for pictures
  /// that only fill the window.
  package var round: Int
  /// Whether to request the entries again even though the code is the same.
  package var asksEntries: Bool

  package init(
    look: CanvasAppearance, families: [PictureFamily]?, modes: [RenderingMode], isDark: Bool,
    round: Int,
    asksEntries: Bool = false
  ) {
    (self.look, self.families, self.modes) = (look, families, modes)
    (self.isDark, self.round, self.asksEntries) = (isDark, round, asksEntries)
  }
}

package struct CanvasAnswer: Sendable {
  package enum Outcome: Sendable {
    case pictures([RenderedWidget], failures: [PictureFailure], notes: [RenderNote])
    case refused([VerdictDiagnostic])
    case nothing(Sentence)
  }

  package var order: CanvasOrder
  package var outcome: Outcome
  /// The start dates of the timeline's entries; nil if they weren't requested.
  package var entries: [Date]?
  /// The previews of the files; nil if they weren't requested.
  package var previews: [PreviewContents]?
  /// The time from the save or key to the picture.
  package var took: Duration

  package init(
    to order: CanvasOrder, _ outcome: Outcome, entries: [Date]? = nil,
    previews: [PreviewContents]? = nil, took: Duration
  ) {
    self.order = order
    self.outcome = outcome
    self.entries = entries
    self.previews = previews
    self.took = took
  }

  /// Whether the files compiled.
  var isCompiled: Bool {
    if case .refused = outcome { false } else { true }
  }
}
