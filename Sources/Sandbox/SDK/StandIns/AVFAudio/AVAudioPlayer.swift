public import AppleFoundation

/// Methods that respond to events of an audio player.
@available(iOS 2.2, macOS 10.7, watchOS 3.0, visionOS 1.0, *)
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

/// An audio player.
///
/// The simulated phone has no audio, so `play()` returns false.
@available(iOS 2.2, macOS 10.7, watchOS 3.0, visionOS 1.0, *)
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var url: URL? { nil }

  /// Creates a player for a file.
  ///
  /// The simulated phone reads the file but doesn't play it.
  ///
  /// - Throws: An error if the file can't be read.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    super.init()
  }

  public init(data: Data) throws {
    super.init()
  }

  @discardableResult
  open func prepareToPlay() -> Bool { false }

  @discardableResult
  open func play() -> Bool { false }

  open func pause() {}
  open func stop() {}
}

/// Text to speak.
@available(iOS 7.0, macOS 10.14, watchOS 1.0, visionOS 1.0, *)
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1

  public init(string: String) {
    speechString = string
    super.init()
  }
}

@available(iOS 7.0, macOS 10.14, watchOS 1.0, visionOS 1.0, *)
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String

  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    super.init()
  }
}

/// A speech synthesizer.
///
/// The simulated phone doesn't speak.
@available(iOS 7.0, macOS 10.14, watchOS 1.0, visionOS 1.0, *)
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
}
