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
    DiaryView()
      .overlay {
        if phase == .inactive {
          ZStack {
            Color(.systemBackground)
            Image(systemName: "lock.fill").font(.largeTitle)
          }
          .ignoresSafeArea()
        }
      }
  }
}
