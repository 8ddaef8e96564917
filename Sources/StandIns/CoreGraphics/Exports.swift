// Core Graphics' values stand beside SwiftUI, whose drawing they describe.
@_exported public import AppleFoundation
@_exported public import class SwiftUI.CGColor
@_exported public import class SwiftUI.CGImage
@_exported public import class SwiftUI.CGMutablePath
@_exported public import class SwiftUI.CGPath
@_exported public import enum SwiftUI.CGLineCap
@_exported public import enum SwiftUI.CGLineJoin
