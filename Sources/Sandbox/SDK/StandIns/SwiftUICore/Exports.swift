// Xcode inserts this name by itself where something is declared in it; here all of it stands in SwiftUI.
@_exported public import SwiftUI
