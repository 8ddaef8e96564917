import Sentences

/// The app that contains a widget, if the learner wrote none.
///
/// It opens the widget's links, and starts the learner's Live Activity, which only an app can start.
struct ExportedApp {
  /// The app's name as an identifier.
  let name: String
  let starter: ActivityStarter?
  /// Whether the widget uses the user's location, for which only its app can request permission.
  let wantsLocation: Bool
  let language: Language

  var source: String {
    """
    \(wantsLocation ? "import CoreLocation\n" : "")\
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup { HomeView() }
      }
    }

    /// The app that contains the widget. A widget's link opens this view.
    struct HomeView: View {
      @State private var link: URL?
    \(state)\

      var body: some View {
        VStack(spacing: 16) {
          Image(systemName: "square.grid.2x2")
            .font(.largeTitle)
            .accessibilityHidden(true)
          Text("\(Self.guide.spoken(in: language))")
            .multilineTextAlignment(.center)
          if let link {
            Text(link.absoluteString)
              .font(.footnote)
          }
    \(locationButton)\(activityButtons)\
        }
        .padding()
        .onOpenURL { link = $0 }
      }
    }

    """
  }

  private static let guide = Sentence(
    "Touch and hold the Home Screen, tap Edit, then Add Widget.",
    ko: "홈 화면을 길게 누르고 편집을 탭한 다음, 위젯 추가를 탭하세요.")
  private static let location = Sentence("Allow Location Access", ko: "위치 접근 허용")
  private static let start = Sentence("Start Live Activity", ko: "실시간 현황 시작")
  private static let end = Sentence("End Live Activity", ko: "실시간 현황 종료")

  private var state: String {
    (starter == nil ? "" : "  @State private var refusal: String?\n")
      + (wantsLocation ? "  @State private var location = CLLocationManager()\n" : "")
  }

  private var locationButton: String {
    guard wantsLocation else { return "" }
    return """
            Button("\(Self.location.spoken(in: language))") { location.requestWhenInUseAuthorization() }

      """
  }

  /// Buttons that start and end the learner's Live Activity, which only an app can start.
  private var activityButtons: String {
    guard let starter else { return "" }
    let end = starter.end.map { end in
      """
            Button("\(Self.end.spoken(in: language))") {
              Task { \(end) }
            }

      """
    }
    return """
            Button("\(Self.start.spoken(in: language))") {
              Task {
                do {
                  \(starter.start)
                } catch {
                  refusal = error.localizedDescription
                }
              }
            }
      \(end ?? "")\
            if let refusal {
              Text(refusal)
                .font(.footnote)
            }

      """
  }
}
