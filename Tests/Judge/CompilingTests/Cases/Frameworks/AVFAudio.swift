import AVFAudio
import AppIntents
import SwiftUI

final class Announcer: NSObject {
  static let shared = Announcer()
  private let synthesizer = AVSpeechSynthesizer()

  func say(_ text: String) {
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = AVSpeechSynthesisVoice(language: "ko-KR")
    utterance.rate = 0.45
    guard !synthesizer.isSpeaking else { return }
    synthesizer.speak(utterance)
  }
}

@available(iOS 17.0, *)
struct SayForecast: AudioPlaybackIntent {
  static var title: LocalizedStringResource = "Say the forecast"

  func perform() async throws -> some IntentResult {
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio)
    Announcer.shared.say("맑음, 23도")
    return .result()
  }
}
