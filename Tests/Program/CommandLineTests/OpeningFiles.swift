/// A widget with a URL, and typical apps that do or don't handle it.
enum OpeningFiles {
  static let widget = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct PierEntry: TimelineEntry { let date: Date }

    struct PierProvider: TimelineProvider {
      func placeholder(in context: Context) -> PierEntry { PierEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (PierEntry) -> Void) {
        completion(PierEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<PierEntry>) -> Void) {
        completion(Timeline(entries: [PierEntry(date: .now)], policy: .never))
      }
    }

    struct OpenBusan: AppIntent {
      static let title: LocalizedStringResource = "Busan"
      func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "rings://pier/busan")!))
      }
    }

    @main struct PierWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PierWidget", provider: PierProvider()) { _ in
          Button("Busan", intent: OpenBusan())
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .widgetURL(URL(string: "rings://pier/jeju"))
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
      }
    }
    """

  /// The same widget without a URL.
  static let silentWidget = widget.replacing(
    ".widgetURL(URL(string: \"rings://pier/jeju\"))", with: "")

  static let listening = """
    import SwiftUI
    @main struct PierApp: App {
      @State private var pier = "none"
      var body: some Scene {
        WindowGroup { Text("pier " + pier).onOpenURL { pier = $0.lastPathComponent } }
      }
    }
    """

  static let deaf = """
    import SwiftUI
    struct PierApp: App { var body: some Scene { WindowGroup { Text("pier none") } } }
    """

  static let continuing = """
    import SwiftUI
    import WidgetKit
    struct PierApp: App {
      @State private var family = "none"
      var body: some Scene {
        WindowGroup {
          Text("pier " + family).onContinueUserActivity("PierWidget") { activity in
            family = activity.userInfo?[WidgetCenter.UserInfoKey.family] as? String ?? "none"
          }
        }
      }
    }
    """

  /// Returns a scene delegate that handles the URL while it runs.
  ///
  /// For a launch, `connecting` decides.
  static func scene(connecting: String) -> String {
    """
    import SwiftUI
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private func show(_ pier: String) {
        window?.rootViewController = UIHostingController(rootView: Text("pier " + pier))
      }
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        show(\(connecting))
        window?.makeKeyAndVisible()
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        show(contexts.first?.url.lastPathComponent ?? "none")
      }
    }
    """
  }

  static let readsOptions = scene(
    connecting: "connectionOptions.urlContexts.first?.url.lastPathComponent ?? \"none\"")
  static let ignoresOptions = scene(connecting: "\"none\"")

  static let delegate = """
    import SwiftUI
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: Text("pier none"))
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        let text = Text("pier " + url.lastPathComponent)
        window?.rootViewController = UIHostingController(rootView: text)
        return url.scheme == "rings"
      }
    }
    """
}
