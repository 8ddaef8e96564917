package import Drawing

extension TerminalCapabilities {
  package var drawingDepth: CellColorDepth {
    switch colorDepth {
    case .truecolor: .trueColor
    case .palette: .ansi256
    case .sixteen: .ansi16
    case .none: hasTextStyles ? .attributes : .plain
    }
  }

  /// The capabilities with 7-bit characters and no colors.
  package var sevenBit: TerminalCapabilities {
    var sevenBit = self
    sevenBit.isUnicode = false
    sevenBit.colorDepth = .none
    sevenBit.hasTextStyles = false
    sevenBit.pictures = .cells
    return sevenBit
  }

  package var repertoire: CharacterRepertoire {
    guard isUnicode else { return .ascii }
    return hasOctants ? .octants : .unicode
  }
}
