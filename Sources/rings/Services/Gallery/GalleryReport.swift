import Judge
import Sentences
import Stage
import WidgetLint

/// What came of putting an app on a phone and opening its widget gallery.
struct GalleryReport {
  /// A widget that people can choose.
  struct Offer {
    var entry: GalleryContents.Entry
    /// As the gallery shows it; nil where it could not be drawn, and where no size of it is known.
    var picture: RenderedWidget?
  }

  /// A widget of the files that they cannot.
  struct Missing {
    var type: String
    var absence: GalleryAbsence
    var place: LintPlace?
  }

  /// Something worth knowing besides.
  struct Note {
    var message: Sentence
    var fix: Sentence?
    var place: LintPlace?
  }

  let request: GalleryRequest
  var compiles = true
  var installs = false
  var hasExtension = false
  var offers: [Offer] = []
  var controls: [PluginContents.Widget] = []
  var missing: [Missing] = []
  var notes: [Note] = []
  /// Why it does not compile.
  var diagnostics: [VerdictDiagnostic] = []
  /// What keeps the extension from a lower target, where its target is too high.
  var obstacles: [VerdictDiagnostic] = []
  /// Widgets whose picture could not be drawn.
  var failures: [PictureFailure] = []

  init(_ request: GalleryRequest) {
    self.request = request
  }

  /// Whether everything is offered that its author wants to be.
  var isGood: Bool {
    compiles && installs && hasExtension && failures.isEmpty
      && !(offers.isEmpty && controls.isEmpty) && missing.allSatisfy(\.absence.isOnPurpose)
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
