import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup {
      CoveredDiary()
    }
  }
}

/// The diary, and what hides it.
struct CoveredDiary: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    // TODO: this comes too late.
    DiaryView()
      .overlay {
        if phase == .background {
          Color(.systemBackground).ignoresSafeArea()
        }
      }
  }
}
