import UIKit

/// A game in its last level.
class GameController: UIViewController {
  private let state = UILabel(frame: CGRect(x: 40, y: 140, width: 300, height: 50))
  private let points = UILabel(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
  private var score = 120

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.font = .boldSystemFont(ofSize: 34)
    state.text = "Paused"
    points.text = "Score \(score)"
    view.addSubview(state)
    view.addSubview(points)
  }

  func resume() {
    state.text = "Playing"
  }

  func pause() {
    state.text = "Paused"
  }

  /// Saves the score, and counts the saves.
  func save() {
    let defaults = UserDefaults.standard
    defaults.set(score, forKey: "score")
    defaults.set(defaults.integer(forKey: "saves") + 1, forKey: "saves")
  }
}
