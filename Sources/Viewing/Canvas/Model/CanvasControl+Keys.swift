import Terminal

extension CanvasControl {
  /// Creates the control for a key; nil for a key that changes nothing.
  init?(_ key: Key) {
    switch key {
    case .letter("v"): self = .preview
    case .letter("f"): self = .family
    case .letter("m"): self = .mode
    case .letter("s"): self = .scheme
    case .letter("t"): self = .tint
    case .letter("+"), .letter("="): self = .largerText
    case .letter("-"): self = .smallerText
    case .letter("l"): self = .locale
    case .letter("z"): self = .timeZone
    case .letter("i"): self = .systemVersion
    case .left, .letter("["): self = .entryBefore
    case .right, .letter("]"): self = .nextEntry
    case .letter("0"): self = .everything
    default: return nil
    }
  }
}
