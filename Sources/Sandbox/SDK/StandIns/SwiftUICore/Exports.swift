// Xcode can insert this import automatically. On Rings, SwiftUI contains the module's declarations.
@_exported public import SwiftUI
