package import Judge
package import Sentences
package import Stage
package import WidgetLint

/// What came of putting an app on a phone and opening its widget gallery.
package struct GalleryReport {
  /// A widget that people can choose.
  package struct Offer {
    package var entry: GalleryContents.Entry
    /// As the gallery shows it; nil where it could not be drawn, and where no size of it is known.
    package var picture: RenderedWidget?
  }

  /// A widget of the files that they cannot.
  package struct Missing {
    package var type: String
    package var absence: GalleryAbsence
    package var place: LintPlace?
  }

  /// Something worth knowing besides.
  package struct Note {
    package var message: Sentence
    package var fix: Sentence?
    package var place: LintPlace?
  }

  package let request: GalleryRequest
  package var compiles = true
  package var installs = false
  package var hasExtension = false
  package var offers: [Offer] = []
  package var controls: [PluginContents.Widget] = []
  package var missing: [Missing] = []
  package var notes: [Note] = []
  /// Why it does not compile.
  package var diagnostics: [VerdictDiagnostic] = []
  /// What keeps the extension from a lower target, where its target is too high.
  package var obstacles: [VerdictDiagnostic] = []
  /// Widgets whose picture could not be drawn.
  package var failures: [PictureFailure] = []

  init(_ request: GalleryRequest) {
    self.request = request
  }

  /// Whether everything is offered that its author wants to be.
  package var isGood: Bool {
    // Live Activities are never in the gallery: an extension may have nothing else.
    let hasSomething =
      !(offers.isEmpty && controls.isEmpty) || missing.contains { $0.absence == .liveActivity }
    return compiles && installs && hasExtension && failures.isEmpty && hasSomething
      && missing.allSatisfy(\.absence.isOnPurpose)
  }
}

extension GalleryReport {
  /// Nothing of the files is offered, for one reason.
  mutating func leaveOut(
    _ types: PluginContents, _ absence: GalleryAbsence, at place: LintPlace? = nil
  ) {
    missing = (types.widgets + types.controls).map {
      Missing(type: $0.type, absence: absence, place: place)
    }
  }
}
