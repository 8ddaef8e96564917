// SwiftUI defines Core Graphics' types, because they describe its drawing.
@_exported public import AppleFoundation
@_exported public import class SwiftUI.CGColor
@_exported public import class SwiftUI.CGImage
@_exported public import class SwiftUI.CGMutablePath
@_exported public import class SwiftUI.CGPath
@_exported public import enum SwiftUI.CGLineCap
@_exported public import enum SwiftUI.CGLineJoin
@_exported public import class SwiftUI.CGColorSpace
@_exported public import class SwiftUI.CGContext
@_exported public import class SwiftUI.CGDataProvider
@_exported public import class SwiftUI.CGGradient
@_exported public import enum SwiftUI.CGBlendMode
@_exported public import enum SwiftUI.CGColorRenderingIntent
@_exported public import enum SwiftUI.CGImageAlphaInfo
@_exported public import enum SwiftUI.CGInterpolationQuality
@_exported public import func SwiftUI.CFDataGetBytePtr
@_exported public import func SwiftUI.CFDataGetLength
@_exported public import func SwiftUI.CGColorSpaceCreateDeviceGray
@_exported public import func SwiftUI.CGColorSpaceCreateDeviceRGB
@_exported public import struct SwiftUI.CGBitmapInfo
@_exported public import struct SwiftUI.CGGradientDrawingOptions
