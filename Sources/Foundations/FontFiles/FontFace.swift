import CFreeType
package import Foundation
import Synchronization

/// A face of a font file, read with FreeType in the font's own units.
///
/// Font files are untrusted, so only the worker reads them.
package final class FontFace: @unchecked Sendable {
  /// The name that code uses, such as `DejaVuSerif-Bold`.
  package let postScriptName: String
  package let familyName: String
  /// The family's name with the style, such as `DejaVu Serif Bold`.
  package let fullName: String
  /// The weight from 100 to 900.
  package let weight: Int
  package let isItalic: Bool
  package let metrics: FontMetrics

  /// FreeType's face, used only with `FontLibrary`'s lock.
  private let face: FT_Face
  private let unitsPerEm: Double
  private let glyphs = Mutex<[UInt32: FontGlyph]>([:])

  /// The largest number of faces and named instances per file.
  private static let mostFaces = 32
  private static let mostInstances = 64

  /// Returns the faces of a file and the named instances of its variable faces, or none if it isn't a font.
  package static func all(in file: Data) -> [FontFace] {
    let bytes = FontBytes(file)
    let faces = FontLibrary.use { library -> [FontFace] in
      guard let first = FontFace(0, of: bytes, in: library) else { return [] }
      var faces: [FontFace] = []
      for index in 0..<min(first.count, mostFaces) {
        guard let face = index == 0 ? first : FontFace(index, of: bytes, in: library) else {
          continue
        }
        let instances = (1..<min(face.instanceCount, mostInstances) + 1).compactMap {
          FontFace($0 << 16 | index, of: bytes, in: library)
        }
        faces += instances.isEmpty ? [face] : instances
      }
      return faces
    }
    return faces ?? []
  }

  private init?(_ index: Int, of bytes: FontBytes, in library: FT_Library) {
    var opened: FT_Face?
    guard
      FT_New_Memory_Face(library, bytes.start, FT_Long(bytes.count), FT_Long(index), &opened) == 0,
      let face = opened
    else { return nil }
    let units = Double(face.pointee.units_per_EM)
    let isInstance = index >> 16 > 0
    let name =
      (isInstance ? nil : FontNames.postScriptName(of: face))
      ?? FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? FontNames.fullName(of: face)
    guard face.pointee.face_flags & font_is_scalable != 0, units > 0, let name, !name.isEmpty else {
      FT_Done_Face(face)
      return nil
    }
    self.face = face
    unitsPerEm = units
    postScriptName = name
    let family = face.pointee.family_name.map { String(cString: $0) } ?? name
    let style = face.pointee.style_name.map { String(cString: $0) } ?? ""
    familyName = family
    fullName = (isInstance ? nil : FontNames.fullName(of: face)) ?? "\(family) \(style)"
    isItalic = face.pointee.style_flags & font_is_italic != 0
    let windows = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    let declared = windows.map { Int($0.pointee.usWeightClass) } ?? 400
    weight =
      (isInstance ? FontNames.weight(ofStyle: style) : nil)
      ?? min(max(declared < 10 ? declared * 100 : declared, 100), 900)
    metrics = FontMetrics(of: face, windows, unitsPerEm: units)
  }

  private var count: Int { Int(face.pointee.num_faces) }
  private var instanceCount: Int { Int(face.pointee.style_flags >> 16) & 0x7FFF }

  /// Returns the glyph of a Unicode scalar, or nil if the face has none.
  package func glyph(of scalar: Unicode.Scalar) -> FontGlyph? {
    if let known = glyphs.withLock({ $0[scalar.value] }) { return known }
    let glyph = FontLibrary.use { _ -> FontGlyph? in
      let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
      guard index != 0, FT_Load_Glyph(face, index, font_units) == 0, let slot = face.pointee.glyph
      else { return nil }
      let steps = FontGlyph.steps(of: &slot.pointee.outline, unitsPerEm: unitsPerEm)
      return FontGlyph(
        advance: Double(slot.pointee.metrics.horiAdvance) / unitsPerEm, index: index, steps: steps)
    }
    guard case .some(let glyph?) = glyph else { return nil }
    glyphs.withLock { $0[scalar.value] = glyph }
    return glyph
  }

  /// Returns the change in the distance between two glyphs, in em.
  package func kerning(between first: FontGlyph, and second: FontGlyph) -> Double {
    let distance = FontLibrary.use { _ in
      var distance = FT_Vector()
      let mode = FT_UInt(FT_KERNING_UNSCALED.rawValue)
      let code = FT_Get_Kerning(face, first.index, second.index, mode, &distance)
      return code == 0 ? Double(distance.x) / unitsPerEm : 0
    }
    return distance ?? 0
  }
}

/// The bytes of a font file, at an address that never changes.
///
/// Bytes and faces are never freed, because a font stays registered until the process ends.
struct FontBytes {
  let start: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ file: Data) {
    count = file.count
    start = .allocate(capacity: max(count, 1))
    file.copyBytes(to: start, count: count)
  }
}

/// FreeType's state, which only one thread may use at a time.
enum FontLibrary {
  private nonisolated(unsafe) static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  private static let lock = Mutex<Void>(())

  /// Runs `operation` with FreeType; `operation` may not call this function again.
  ///
  /// Returns nil if FreeType can't start.
  static func use<Result: Sendable>(_ operation: (FT_Library) -> Result) -> Result? {
    lock.withLock { _ in library.map(operation) }
  }
}
