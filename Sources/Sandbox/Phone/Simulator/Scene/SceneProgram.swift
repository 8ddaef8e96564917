package import Foundation
package import SwiftUI

/// An app's own code, as the system starts it.
@MainActor
package enum SceneProgram {
  /// With scenes: an application's delegate, where there is one, and that of its scenes.
  case scenes(
    application: (any (UIApplicationDelegate & NSObject).Type)?,
    scene: any (UISceneDelegate & NSObject).Type)
  /// Without scenes, as before iOS 13.
  case application(any (UIApplicationDelegate & NSObject).Type)
  /// An app of SwiftUI's, which follows its life in `scenePhase`.
  case swiftUI(any App.Type)
}
