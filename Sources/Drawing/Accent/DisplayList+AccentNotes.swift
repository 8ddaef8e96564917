import Foundation

extension DisplayList {
  /// What Apple's documentation warns of in accented rendering, for this list.
  package var accentNotes: [RenderNote] {
    var notes: [RenderNote] = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item.content {
        case .image(let image):
          if item.accent == .accent, let mode = image.accentedMode, mode != .accented {
            let name = image.name.map { " “\($0)”" } ?? ""
            notes.append(
              RenderNote(
                rule: "accented-mode-conflict",
                message:
                  "The image\(name) has the accented mode .\(mode.rawValue) inside a view with widgetAccentable(true). "
                  + "Apple warns that the two may conflict; here it is drawn as .accentedDesaturated."
              ))
          }
        case .layer(let layer):
          visit(layer.items)
          visit(layer.mask ?? [])
        case .fill, .stroke, .text, .symbol: break
        }
      }
    }
    visit(items)
    return notes
  }
}
