package import PhoneFacts
package import Stage

/// What an exercise shows of the learner's work.
package struct PreviewDeclaration: Codable, Hashable, Sendable {
  /// A widget's type name, or nil for a bare view.
  package var widget: String?
  /// A view expression such as `SmallWeatherView(weather: .preview)`.
  package var view: String?
  package var families: [PictureFamily]
  /// Empty for the mode in which a phone shows each family.
  package var modes: [String]

  package init(
    widget: String? = nil, view: String? = nil, families: [PictureFamily] = [.widget(.systemSmall)],
    modes: [String] = []
  ) {
    self.widget = widget
    self.view = view
    self.families = families
    self.modes = modes
  }
}

extension PreviewDeclaration {
  /// The widget families that a preview may name.
  package static let knownFamilies = Family.shown

  /// Where controls and Live Activities are shown, which a preview of one may name as well.
  package static let knownOtherFamilies = PictureFamily.allCases.filter { $0.widget == nil }

  package static let knownModes = ["fullColor", "accented", "vibrant"]
}
