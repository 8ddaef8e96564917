// UIKit's value types (UIColor, UIFont, UIImage, UIScreen) stand in SwiftUI, whose API speaks of them.
@_exported public import SwiftUI
