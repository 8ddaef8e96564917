/// Why there is no gallery to look at.
enum GalleryError: Error {
  case noWidget([String])
  /// The phone that was described is none.
  case noPhone(String)

  var message: String {
    switch self {
    case .noWidget(let files):
      "\(files.joined(separator: ", ")) declares no widget. A gallery offers types that conform to "
        + "Widget, which a WidgetBundle lists: name their files as well."
    case .noPhone(let reason): reason
    }
  }
}
