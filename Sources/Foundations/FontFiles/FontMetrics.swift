import CFreeType

/// The vertical measures of a face, in em.
package struct FontMetrics: Sendable {
  package let ascent: Double
  /// The distance from the baseline to the bottom, which is positive.
  package let descent: Double
  package let lineGap: Double
  package let capHeight: Double
  package let xHeight: Double

  /// Reads the horizontal header's measures, which Apple's platforms use.
  init(of face: FT_Face, _ windows: UnsafeMutablePointer<TT_OS2>?, unitsPerEm units: Double) {
    let header = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?
      .assumingMemoryBound(to: TT_HoriHeader.self).pointee
    let (top, bottom) = (
      Double(header?.Ascender ?? face.pointee.ascender),
      Double(header?.Descender ?? face.pointee.descender)
    )
    // A file may contain any numbers, but a line has a height.
    let isSane = top - bottom > 0 && top - bottom < 10 * units
    ascent = isSane ? top / units : 0.95
    descent = isSane ? -bottom / units : 0.25
    lineGap = min(max(Double(header?.Line_Gap ?? 0) / units, 0), 2)
    // Earlier versions of the table end before these measures.
    let measures = windows.map(\.pointee).flatMap { $0.version >= 2 ? $0 : nil }
    capHeight = Self.height(measures?.sCapHeight, units) ?? 0.7
    xHeight = Self.height(measures?.sxHeight, units) ?? 0.5
  }

  private static func height(_ value: Int16?, _ units: Double) -> Double? {
    value.flatMap { $0 > 0 ? min(Double($0) / units, 2) : nil }
  }
}
