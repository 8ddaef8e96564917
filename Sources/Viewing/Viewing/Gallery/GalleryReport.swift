package import Judge
package import Sentences
package import WorkerProtocol
package import WidgetLint

/// The result of installing an app and opening the phone's widget gallery.
package struct GalleryReport {
  /// A widget that can be chosen.
  package struct Offer {
    package var entry: GalleryContents.Entry
    /// The picture in the gallery; nil if it couldn't be drawn or the widget's size is unknown.
    package var picture: RenderedWidget?
  }

  /// A widget that can't be chosen.
  package struct Missing {
    package var type: String
    package var absence: GalleryAbsence
    package var place: LintPlace?
  }

  package struct Note {
    package var message: Sentence
    package var fix: Sentence?
    package var place: LintPlace?
  }

  package let request: GalleryRequest
  package var compiles = true
  package var installs = false
  package var hasExtension = false
  /// The name above the widgets; nil if it's unknown.
  package var appName: String?
  package var offers: [Offer] = []
  package var controls: [PluginContents.Widget] = []
  package var missing: [Missing] = []
  package var notes: [Note] = []
  package var diagnostics: [VerdictDiagnostic] = []
  /// The code that prevents a lower deployment target, if the extension's target is too high.
  package var obstacles: [VerdictDiagnostic] = []
  package var failures: [PictureFailure] = []

  init(_ request: GalleryRequest) {
    self.request = request
  }

  /// Whether the gallery offers everything that the author intends.
  package var isGood: Bool {
    // Live Activities never appear in the gallery, but an extension may have nothing else.
    let hasSomething =
      !(offers.isEmpty && controls.isEmpty) || missing.contains { $0.absence == .liveActivity }
    return compiles && installs && hasExtension && failures.isEmpty && hasSomething
      && missing.allSatisfy(\.absence.isOnPurpose)
  }
}

extension GalleryReport {
  /// Marks all widgets and controls as missing for the same reason.
  mutating func leaveOut(
    _ types: PluginContents, _ absence: GalleryAbsence, at place: LintPlace? = nil
  ) {
    missing = (types.widgets + types.controls).map {
      Missing(type: $0.type, absence: absence, place: place)
    }
  }
}
