package import Compiling
package import Drawing
import Foundation
import Sentences
package import Stage

/// What is worth knowing about pictures, with the lines of the source that it is about.
package struct PictureRemarks {
  /// The files that were drawn; none where only an expression was.
  package var locator: ViewLocator

  package init(locator: ViewLocator = ViewLocator(sources: [])) {
    self.locator = locator
  }

  /// The remarks on a picture: those of its views, then what its mode does to them.
  package func notes(of rendered: RenderedWidget) -> [RenderNote] {
    rendered.picture.notes.map(located)
      + rendered.picture.pitfalls.map { $0.note(place: place) }
  }

  /// The same, of several pictures: what holds for one and the other is said once.
  package func notes(of pictures: [RenderedWidget]) -> [RenderNote] {
    var (said, named): (Set<Sentence>, Set<String>) = ([], [])
    return pictures.flatMap { rendered in
      rendered.picture.notes.map(located).filter { said.insert($0.message).inserted }
        + rendered.picture.pitfalls.filter { named.insert(subject(of: $0)).inserted }
        .map { $0.note(place: place) }
    }
  }

  /// What a pitfall is about, whatever the family's size.
  private func subject(of pitfall: Pitfall) -> String {
    let names = (pitfall.causes + pitfall.subjects).map { subject in
      [subject.type, subject.text, subject.imageName, subject.colorName, subject.owner]
        .compactMap { $0 }.joined(separator: "\u{1}")
    }
    return ([pitfall.rule.rawValue] + names).joined(separator: "\u{2}")
  }

  /// The note with its place.
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

  /// Where the view of a pitfall stands; nil where nobody can tell.
  package func place(of subject: PitfallSubject) -> SourcePlace? {
    let trait = ViewLocator.Trait(
      type: subject.type, text: subject.text, imageName: subject.imageName,
      colorName: subject.colorName, owner: subject.owner, isBackground: subject.isBackground)
    return locator.place(of: trait).map {
      SourcePlace(file: $0.file, lines: $0.lines, snippet: $0.snippet)
    }
  }
}
