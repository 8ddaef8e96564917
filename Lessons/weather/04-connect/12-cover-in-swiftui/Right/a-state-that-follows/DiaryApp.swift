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
    ZStack {
      DiaryView()
      if isCovered { Rectangle().fill(.black) }
    }
    .onChange(of: phase) { _, new in isCovered = new != .active }
  }
}
