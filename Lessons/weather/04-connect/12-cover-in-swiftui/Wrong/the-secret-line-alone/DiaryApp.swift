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
      .redacted(reason: phase == .active ? [] : .privacy)
  }
}
