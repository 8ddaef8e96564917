@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Font {
  public func italic() -> Font { modified(by: .italic(true)) }
  public func smallCaps() -> Font { modified(by: .smallCaps) }
  public func lowercaseSmallCaps() -> Font { modified(by: .smallCaps) }
  public func uppercaseSmallCaps() -> Font { modified(by: .smallCaps) }
  public func monospacedDigit() -> Font { modified(by: .monospacedDigit) }
  public func weight(_ weight: Font.Weight) -> Font { modified(by: .weight(weight)) }
  public func bold() -> Font { modified(by: .bold(true)) }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func width(_ width: Font.Width) -> Font { modified(by: .width(width)) }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public func monospaced() -> Font { modified(by: .monospaced(true)) }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public func leading(_ leading: Font.Leading) -> Font { modified(by: .leading(leading)) }
}
