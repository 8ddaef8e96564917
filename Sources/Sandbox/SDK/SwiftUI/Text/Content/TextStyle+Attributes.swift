public import AppleFoundation

/// SwiftUI's attributes of an `AttributedString`.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributeDynamicLookup {
  public subscript<T>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T where T: AttributedStringKey {
    self[T.self]
  }
}

extension TextStyle {
  /// Returns the style with the attributes of a run, which override the style's own attributes.
  func applying(_ run: AttributedString.Runs.Run) -> TextStyle {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    var style = self
    if let font = run[Attributes.FontAttribute.self] { style.font = font }
    if let color = run[Attributes.ForegroundColorAttribute.self] { style.foreground = color }
    if run[Attributes.UnderlineStyleAttribute.self] != nil { style.isUnderlined = true }
    if run[Attributes.StrikethroughStyleAttribute.self] != nil { style.isStruckThrough = true }
    if let kern = run[Attributes.KerningAttribute.self] { style.kerning = kern }
    if let tracking = run[Attributes.TrackingAttribute.self] { style.tracking = tracking }
    if let offset = run[Attributes.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
    if let intent = run[
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
    {
      if intent.contains(.stronglyEmphasized) { style.fontModifiers.append(.bold(true)) }
      if intent.contains(.emphasized) { style.fontModifiers.append(.italic(true)) }
      if intent.contains(.code) { style.fontModifiers.append(.monospaced(true)) }
      if intent.contains(.strikethrough) { style.isStruckThrough = true }
    }
    if run.link != nil, style.foreground == nil { style.foreground = Color.accentColor }
    return style
  }
}
