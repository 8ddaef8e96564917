import Drawing
import Sentences
import WorkerProtocol

/// A full-screen picture of an app: its window, or its card in the app switcher.
enum AppScreen: String, CaseIterable {
  case window, card

  /// The subject of the picture's request.
  var subject: RenderRequest.Subject { .view("the app's \(rawValue)") }

  /// Returns the screen in a picture, or `nil` for widgets and views.
  init?(_ request: RenderRequest) {
    guard let screen = Self.allCases.first(where: { $0.subject == request.subject }) else {
      return nil
    }
    self = screen
  }

  /// The name for the middle of a sentence: `app's window`.
  var name: Sentence {
    switch self {
    case .window: Sentence("app's window", ko: "앱의 창")
    case .card: Sentence("app's card in the app switcher", ko: "앱 전환기의 카드")
    }
  }

  /// A screen of 393 × 852 points takes 31 × 33 cells; a rotated screen is no wider than a terminal.
  static let scale = CellScale(width: 13, height: 26)
}

extension RenderedPicture {
  /// The number of points per cell in the picture's painting.
  var scale: CellScale { AppScreen(rendered.request) == nil ? .standard : AppScreen.scale }
}
