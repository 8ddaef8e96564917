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
    DiaryView()
      .overlay {
        if phase != .active {
          ZStack {
            Color(.systemBackground)
            Image(systemName: "lock.fill").font(.largeTitle)
          }
          .ignoresSafeArea()
        }
      }
  }
}
