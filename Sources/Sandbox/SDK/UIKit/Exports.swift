// UIKit's types stand in SwiftUI, whose API speaks of them: a file that imports it sees them all.
@_exported public import SwiftUI
