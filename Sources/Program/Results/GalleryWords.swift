import Host
import Judge
import PhoneFacts
package import Sentences
import Stage
import Terminal
import Viewing
import WidgetLint

/// What a gallery's report says, in the reader's language.
package struct GalleryWords {
  let language: Language

  package init(language: Language) {
    self.language = language
  }

  func text(_ sentence: Sentence) -> String { sentence.spoken(in: language) }

  /// Why a widget is missing.
  func message(_ missing: GalleryReport.Missing, on ios: SystemVersion) -> String {
    text(missing.absence.message(on: ios))
  }

  func fix(_ missing: GalleryReport.Missing, on ios: SystemVersion) -> String? {
    missing.absence.fix(of: missing.type, on: ios).map(text)
  }

  /// Why a picture could not be drawn.
  func reason(_ failure: PictureFailure) -> String {
    ErrorWords.text(of: failure.failure, in: language)
  }
}
