package import Compiling
package import Drawing
import Foundation
import Sentences
package import WorkerProtocol

/// Remarks on pictures, with the source lines they refer to.
package struct PictureRemarks {
  /// The locations of views in the drawn files; empty if only an expression was drawn.
  package var locator: ViewLocator

  package init(locator: ViewLocator = ViewLocator(sources: [])) {
    self.locator = locator
  }

  /// Returns the remarks on a picture: remarks on its views, then the effects of its mode.
  package func notes(of rendered: RenderedWidget) -> [RenderNote] {
    rendered.picture.notes.map(located)
      + rendered.picture.pitfalls.map { $0.note(place: place) }
  }

  /// Returns the remarks on several pictures, without duplicates.
  package func notes(of pictures: [RenderedWidget]) -> [RenderNote] {
    var (said, named): (Set<Sentence>, Set<String>) = ([], [])
    return pictures.flatMap { rendered in
      rendered.picture.notes.map(located).filter { said.insert($0.message).inserted }
        + rendered.picture.pitfalls.filter { named.insert(subject(of: $0)).inserted }
        .map { $0.note(place: place) }
    }
  }

  /// Returns the views of a pitfall as a key that doesn't depend on the family's size.
  private func subject(of pitfall: Pitfall) -> String {
    let names = (pitfall.causes + pitfall.subjects).map { subject in
      [subject.type, subject.text, subject.imageName, subject.colorName, subject.owner]
        .compactMap { $0 }.joined(separator: "\u{1}")
    }
    return ([pitfall.rule.rawValue] + names).joined(separator: "\u{2}")
  }

  private func located(_ note: RenderNote) -> RenderNote {
    var note = note
    guard note.rule == "environment-outside-view", note.line == nil,
      let place = locator.placeOfLocalEnvironment
    else { return note }
    let found = SourcePlace(file: place.file, lines: place.lines)
    note.file = found.certainLine.map { _ in place.file }
    note.line = found.certainLine
    note.fix = Sentence(
      "Declare @Environment as a stored property of a View or ViewModifier.",
      ko: "@Environment를 View나 ViewModifier의 저장 프로퍼티로 선언하세요.")
    return note
  }

  /// Returns the location of a pitfall's view, or nil if the location is ambiguous.
  package func place(of subject: PitfallSubject) -> SourcePlace? {
    let trait = ViewLocator.Trait(
      type: subject.type, text: subject.text, imageName: subject.imageName,
      colorName: subject.colorName, owner: subject.owner, isBackground: subject.isBackground)
    return locator.place(of: trait).map {
      SourcePlace(file: $0.file, lines: $0.lines, snippet: $0.snippet)
    }
  }
}
