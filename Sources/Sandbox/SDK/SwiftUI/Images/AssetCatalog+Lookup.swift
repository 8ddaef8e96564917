package import Drawing
import Foundation

extension AssetCatalog {
  package func color(named name: String, in environment: EnvironmentValues) -> RGBA? {
    guard let set = colors[name] else { return nil }
    let isDark = environment.colorScheme == .dark
    guard let entry = (isDark ? set.dark : nil) ?? set.any else { return nil }
    switch entry {
    case .fixed(let rgba): return rgba
    case .system(let color): return color.rgba(in: environment)
    }
  }

  package func bitmap(named name: String, in environment: EnvironmentValues) -> Bitmap? {
    bitmap(
      named: name, isDark: environment.colorScheme == .dark,
      displayScale: environment.displayScale, locale: environment.locale)
  }

  package func bitmap(
    named name: String, isDark: Bool, displayScale: Double,
    locale: Locale = Locale(identifier: "en")
  ) -> Bitmap? {
    guard let set = images[name] else { return nil }
    let spoken = set.files(for: locale)
    let fitting = spoken.filter { $0.isDark == isDark }
    let candidates = fitting.isEmpty ? spoken.filter { !$0.isDark } : fitting
    // Chooses the file for this display's scale or the next larger scale, or else the largest available file.
    let sorted = candidates.sorted { $0.scale < $1.scale }
    guard let file = sorted.first(where: { $0.scale >= displayScale }) ?? sorted.last else {
      return nil
    }
    guard var bitmap = data(of: file.url) else { return nil }
    bitmap.scale = file.scale
    bitmap.slices = file.slices.map { slices in
      // Catalogs use the file's pixels, and views use points.
      Insets(
        top: slices.top / file.scale, leading: slices.leading / file.scale,
        bottom: slices.bottom / file.scale, trailing: slices.trailing / file.scale)
    }
    return bitmap
  }

  /// Returns whether the catalog has an image or symbol with this name, even if Rings can't read it.
  package func hasImage(named name: String) -> Bool {
    images[name] != nil || symbols[name] != nil
  }

  package func isTemplate(_ name: String) -> Bool { images[name]?.isTemplate ?? false }
}

/// A named color for light and dark appearance.
struct ColorSet: Sendable {
  enum Entry: Sendable {
    case fixed(RGBA)
    case system(SystemColor)
  }

  var any: Entry?
  var dark: Entry?
}

/// The files of a named image.
struct ImageSet: Sendable {
  struct File: Sendable {
    var url: URL
    /// The number of pixels per point.
    var scale: Double
    var isDark: Bool
    /// The language of the file, or `nil` for all other languages.
    var locale: String?
    /// The parts of a resizable image that don't stretch, in pixels.
    var slices: Insets?

    /// Switches to the converted file if Rings can't read the original format.
    mutating func takeConverted() {
      let converted = url.appendingPathExtension("png")
      let isDrawing = ["svg", "pdf"].contains(url.pathExtension.lowercased())
      guard isDrawing || ["heic", "heif"].contains(url.pathExtension.lowercased()),
        FileManager.default.fileExists(atPath: converted.path)
      else { return }
      url = converted
      // Converted drawings have three pixels per point, whatever scale the catalog lists.
      if isDrawing { scale = 3 }
    }
  }

  /// Returns the files for a language or, if no file has that language, the files without a language.
  func files(for locale: Locale) -> [File] {
    let language = locale.language.languageCode?.identifier
    let own = files.filter { file in
      file.locale.map { $0 == locale.identifier || $0 == language } ?? false
    }
    return own.isEmpty ? files.filter { $0.locale == nil } : own
  }

  var files: [File] = []
  var isTemplate = false
}
