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

  /// The characters that pictures are painted with here.
  package var repertoire: CharacterRepertoire {
    guard isUnicode else { return .ascii }
    return hasOctants ? .octants : .unicode
  }
}
