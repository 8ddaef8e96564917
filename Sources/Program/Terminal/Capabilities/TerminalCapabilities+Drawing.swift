package import Drawing

extension TerminalCapabilities {
  /// The colours that pictures are painted in here.
  package var drawingDepth: CellColorDepth {
    switch colorDepth {
    case .truecolor: .trueColor
    case .palette: .ansi256
    case .sixteen: .ansi16
    case .none: hasTextStyles ? .attributes : .plain
    }
  }

  /// The same with 7-bit characters alone, and without colors.
  package var sevenBit: TerminalCapabilities {
    var sevenBit = self
    sevenBit.isUnicode = false
    sevenBit.colorDepth = .none
    sevenBit.hasTextStyles = false
    sevenBit.pictures = .cells
    return sevenBit
  }

  /// The characters that pictures are painted with here.
  package var repertoire: CharacterRepertoire {
    guard isUnicode else { return .ascii }
    return hasOctants ? .octants : .unicode
  }
}
