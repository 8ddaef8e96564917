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
      .overlay(alignment: .topLeading) {
        if phase != .active { Color(.systemBackground).frame(width: 393, height: 852) }
      }
  }
}
