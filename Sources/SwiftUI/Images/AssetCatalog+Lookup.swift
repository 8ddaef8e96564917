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
      named: name, isDark: environment.colorScheme == .dark, displayScale: environment.displayScale)
  }

  package func bitmap(named name: String, isDark: Bool, displayScale: Double) -> Bitmap? {
    guard let set = images[name] else { return nil }
    let fitting = set.files.filter { $0.isDark == isDark }
    let candidates = fitting.isEmpty ? set.files.filter { !$0.isDark } : fitting
    // The file for this display, or the next larger one; a smaller one where there is no larger.
    let sorted = candidates.sorted { $0.scale < $1.scale }
    guard let file = sorted.first(where: { $0.scale >= displayScale }) ?? sorted.last else {
      return nil
    }
    guard var bitmap = data(of: file.url) else { return nil }
    bitmap.scale = file.scale
    return bitmap
  }

  package func isTemplate(_ name: String) -> Bool { images[name]?.isTemplate ?? false }
}

/// A named colour for light and for dark appearance.
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
    /// Pixels in a point.
    var scale: Double
    var isDark: Bool
  }

  var files: [File] = []
  var isTemplate = false
}
