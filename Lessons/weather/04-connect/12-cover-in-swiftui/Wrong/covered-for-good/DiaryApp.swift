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
  @State private var isCovered = false

  var body: some View {
    DiaryView()
      .overlay { if isCovered { Color.black } }
      .onChange(of: phase) { if phase != .active { isCovered = true } }
  }
}
