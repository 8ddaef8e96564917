// Xcode can insert an import of this module automatically. In Rings, SwiftUI contains CoreTransferable's
// declarations.
@_exported public import SwiftUI
