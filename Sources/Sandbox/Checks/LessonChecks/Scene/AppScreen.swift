import Drawing
import Sentences
import Stage

/// A picture of a phone's whole screen that an app fills: what it shows, or its card in the app switcher.
enum AppScreen: String, CaseIterable {
  case window, card

  /// What such a picture says it is of.
  var subject: RenderRequest.Subject { .view("the app's \(rawValue)") }

  /// The screen that a picture is of; nil for widgets and views.
  init?(_ request: RenderRequest) {
    guard let screen = Self.allCases.first(where: { $0.subject == request.subject }) else {
      return nil
    }
    self = screen
  }

  /// In the middle of a sentence: `app's window`.
  var name: Sentence {
    switch self {
    case .window: Sentence("app's window", ko: "앱의 창")
    case .card: Sentence("app's card in the app switcher", ko: "앱 전환기의 카드")
    }
  }

  /// A screen of 393 × 852 points takes 31 × 33 cells, and one that is turned is no wider than a terminal.
  static let scale = CellScale(width: 13, height: 26)
}

extension RenderedPicture {
  /// How many points stand in a cell of its painting.
  var scale: CellScale { AppScreen(rendered.request) == nil ? .standard : AppScreen.scale }
}
