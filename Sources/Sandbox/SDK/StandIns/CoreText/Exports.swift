// SwiftUI defines Core Text's types, because UIKit's fonts are among them.
@_exported public import AppleFoundation
@_exported public import class SwiftUI.CGDataProvider
@_exported public import class SwiftUI.CGFont
@_exported public import enum SwiftUI.CTFontManagerScope
@_exported public import func SwiftUI.CTFontCreateWithName
@_exported public import func SwiftUI.CTFontManagerRegisterFontURLs
@_exported public import func SwiftUI.CTFontManagerRegisterFontsForURL
@_exported public import func SwiftUI.CTFontManagerRegisterGraphicsFont
@_exported public import func SwiftUI.CTFontManagerUnregisterFontsForURL
@_exported public import typealias SwiftUI.CTFont
