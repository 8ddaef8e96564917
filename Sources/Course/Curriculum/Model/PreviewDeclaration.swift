package import PhoneFacts
package import WorkerProtocol

package struct PreviewDeclaration: Codable, Hashable, Sendable {
  /// A widget's type name, or nil for a bare view.
  package var widget: String?
  /// A view expression such as `SmallWeatherView(weather: .preview)`.
  package var view: String?
  package var families: [PictureFamily]
  /// The rendering modes; empty for each family's usual mode.
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
  /// The widget families that a preview may list.
  package static let knownFamilies = Family.shown

  /// The places of controls and Live Activities, which a preview may list, too.
  package static let knownOtherFamilies = PictureFamily.allCases.filter { $0.widget == nil }

  package static let knownModes = ["fullColor", "accented", "vibrant"]
}
