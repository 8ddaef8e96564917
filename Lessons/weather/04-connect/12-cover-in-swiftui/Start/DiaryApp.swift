import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup {
      CoveredDiary()
    }
  }
}

/// The diary with its cover.
struct CoveredDiary: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    // TODO: this covers too late.
    DiaryView()
      .overlay {
        if phase == .background {
          Color(.systemBackground).ignoresSafeArea()
        }
      }
  }
}
