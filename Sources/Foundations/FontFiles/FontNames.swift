import CFreeType
import Foundation

/// Names in a font file.
enum FontNames {
  /// Returns the full name of a face.
  static func fullName(of face: FT_Face) -> String? { name(4, of: face) }

  /// Returns the PostScript name of a face.
  ///
  /// FreeType refuses names with spaces, which icon fonts often have.
  static func postScriptName(of face: FT_Face) -> String? { name(6, of: face) }

  /// Returns the name with an identifier, in English if possible.
  private static func name(_ identifier: FT_UShort, of face: FT_Face) -> String? {
    var found: String?
    for place in 0..<min(FT_Get_Sfnt_Name_Count(face), 1_000) {
      var name = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, place, &name) == 0, name.name_id == identifier,
        let start = name.string
      else { continue }
      let bytes = Data(bytes: start, count: Int(name.string_len))
      // Windows and Unicode names are UTF-16; Macintosh names are nearly always ASCII.
      let isMacintosh = name.platform_id == 1
      guard let text = String(data: bytes, encoding: isMacintosh ? .macOSRoman : .utf16BigEndian)
      else { continue }
      let isEnglish = name.language_id == (isMacintosh ? 0 : 0x409)
      if isEnglish { return text }
      found = found ?? text
    }
    return found
  }

  /// Returns the weight in a style's name, from 100 to 900.
  static func weight(ofStyle style: String) -> Int {
    let words = style.lowercased().filter(\.isLetter)
    let weights = [
      ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200),
      ("semilight", 350),
      ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
      ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
    ]
    return weights.first { words.contains($0.0) }?.1 ?? 400
  }
}
