/// Typical apps for tests.
enum SceneFiles {
  /// The controller in a storyboard, with an amount that must stay private.
  static let controller = """

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 60))
        label.text = "1,234,000 won"
        label.font = .systemFont(ofSize: 34)
        view.addSubview(label)
        let second = UILabel(frame: CGRect(x: 20, y: 700, width: 350, height: 60))
        second.text = "Account 110-222"
        view.addSubview(second)
      }
    }
    """

  /// A lesson's code that covers the window with an image, verbatim.
  static let image = """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    // TODO: 1. 이미지뷰 생성
    var imageView: UIImageView?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let _ = (scene as? UIWindowScene) else { return }
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
    // TODO: 3. 앱이 다시 활성화 상태가 되면 이미지뷰를 superview (window)에서 제거한다
    if let imageView = imageView {
    imageView.removeFromSuperview()
    }
    }
    func sceneWillResignActive(_ scene: UIScene) {
    // TODO: 2. will resign active 상태가 호출되면 imageview를 window 크기로 잡아주고 window에 추가한다
    guard let window = window else {
    return
    }
    imageView = UIImageView(frame: window.frame)
    imageView?.image = UIImage(named: "image")
    window.addSubview(imageView!)
    }
    }
    """

  /// A lesson's code that covers the window with a blur, verbatim.
  static let blur = """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    // TODO: 1. UIVisualEffectView 생성
    var blurView: UIVisualEffectView?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let _ = (scene as? UIWindowScene) else { return }
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
    // TODO: 3. 앱이 다시 활성화 상태가 되면 blurView를 superview (window)에서 제거한다
    if let blurView = blurView {
    blurView.removeFromSuperview()
    }
    }
    func sceneWillResignActive(_ scene: UIScene) {
    // TODO: 2. will resign active 상태가 호출되면 blurView를 window 크기로 잡아주고 window에 추가한다
    guard let window = window else {
    return
    }
    let effect = UIBlurEffect(style: .regular)
    blurView = UIVisualEffectView(effect: effect)
    blurView?.frame = window.frame
    window.addSubview(blurView!)
    }
    }
    """

  /// An app without scenes.
  static let application = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var blurView: UIVisualEffectView?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) {
        blurView?.removeFromSuperview()
        blurView = nil
      }
      func applicationWillResignActive(_ application: UIApplication) {
        guard let window, blurView == nil else { return }
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = window.bounds
        window.addSubview(view)
        blurView = view
      }
    }
    """

  /// A SwiftUI app with its own cover.
  static let swiftUI = """
    import SwiftUI

    @main
    struct VaultApp: App {
      @Environment(\\.scenePhase) private var phase
      var body: some Scene {
        WindowGroup { VaultView() }
          .onChange(of: phase) { _, new in
            if new == .background { UserDefaults.standard.set("kept", forKey: "draft") }
          }
      }
    }

    struct VaultView: View {
      @Environment(\\.scenePhase) private var phase
      @State private var isCovered = false
      @State private var password = "swordfish"
      var body: some View {
        VStack {
          Text("Balance: $4,200").privacySensitive()
          SecureField("Password", text: $password)
          Text("Hello")
        }
        .overlay { if isCovered { Color.white } }
        .onChange(of: phase) { _, new in isCovered = new != .active }
      }
    }
    """
}
