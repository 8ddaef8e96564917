import AVFoundation
import AppIntents
import SwiftUI
import WidgetKit

final class SoundPlayer: NSObject, ObservableObject, AVAudioPlayerDelegate {
  static let shared = SoundPlayer()
  @Published var isPlaying = false
  private var player: AVAudioPlayer?

  func play(_ name: String) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "mp3") else { return }
    do {
      let session = AVAudioSession.sharedInstance()
      try session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
      try session.setActive(true)
      let player = try AVAudioPlayer(contentsOf: url)
      player.delegate = self
      player.numberOfLoops = -1
      player.volume = 0.5
      player.prepareToPlay()
      isPlaying = player.play()
      self.player = player
    } catch {
      print("No sound: \(error.localizedDescription)")
    }
  }

  func stop() {
    player?.stop()
    isPlaying = false
    try? AVAudioSession.sharedInstance().setActive(
      false, options: .notifyOthersOnDeactivation)
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    isPlaying = false
  }
}

@available(iOS 17.0, *)
struct PlayRain: AudioPlaybackIntent {
  static var title: LocalizedStringResource = "Play rain"

  func perform() async throws -> some IntentResult {
    SoundPlayer.shared.play("rain")
    return .result()
  }
}
