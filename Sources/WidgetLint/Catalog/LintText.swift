package import Drawing

/// What the lint says, in both languages of Rings.
///
/// Korean sentences put a noun after every name, so that no particle depends on how it is read.
package struct LintText: Hashable, Sendable {
  package let english: String
  package let korean: String

  package init(_ english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  package func text(in language: DescriptionLanguage) -> String {
    language == .korean ? korean : english
  }
}
