package import Foundation
package import SwiftUI

/// The code of an app that the system starts.
@MainActor
package enum SceneProgram {
  /// An app with scenes: the application delegate, if there is one, and the scene delegate.
  case scenes(
    application: (any (UIApplicationDelegate & NSObject).Type)?,
    scene: any (UISceneDelegate & NSObject).Type)
  /// An app without scenes, as before iOS 13.
  case application(any (UIApplicationDelegate & NSObject).Type)
  /// A SwiftUI app, which follows its life cycle through `scenePhase`.
  case swiftUI(any App.Type)
}
