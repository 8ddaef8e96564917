import Foundation

/// The free font that replaces one of Apple's font designs in pictures with pixels.
package enum PictureFont: String, CaseIterable {
  case standard = "Inter"
  case rounded = "Quicksand"
  case serif = "Caladea"
  case monospaced = "JetBrains Mono"

  /// The Debian package that contains the font.
  package var package: String {
    switch self {
    case .standard: "fonts-inter"
    case .rounded: "fonts-quicksand"
    case .serif: "fonts-crosextra-caladea"
    case .monospaced: "fonts-jetbrains-mono"
    }
  }

  /// Returns the fonts that aren't installed; none if Fontconfig isn't installed.
  package static func missing(in environment: [String: String]) async -> [PictureFont] {
    var missing: [PictureFont] = []
    for font in allCases {
      let found = try? await PictureProgram.fonts.output(
        ["--format", "%{family}", font.rawValue], input: [], in: environment)
      if let found, !String(decoding: found, as: UTF8.self).contains(font.rawValue) {
        missing.append(font)
      }
    }
    return missing
  }
}
