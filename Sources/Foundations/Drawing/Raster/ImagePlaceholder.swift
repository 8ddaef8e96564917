enum ImagePlaceholder {
  static let fill = RGBA(hex: 0x8E8E93, alpha: 0.35)
  static let line = RGBA(hex: 0xFF2D55, alpha: 0.9)
}
