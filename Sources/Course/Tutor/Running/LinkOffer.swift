import Curriculum
import Foundation
import Sentences
package import Terminal

/// Offers once, and only at an interactive prompt, to make `rings` available in every shell.
package struct LinkOffer: Sendable {
  private let link: ProgramLink
  private let presentation: Presentation

  package init(_ link: ProgramLink, presentation: Presentation) {
    self.link = link
    self.presentation = presentation
  }

  /// Asks the learner, and makes the link if they agree.
  ///
  /// - Returns: Whether the learner answered, so that Rings needn't ask again.
  package func make(reader: LineReader, write: @Sendable (String) -> Void) async -> Bool {
    guard reader.isInteractive, link.isWanted else { return false }
    func say(_ sentence: Sentence) {
      write(presentation.lines(sentence).encoded(for: presentation.capabilities))
    }
    say(.linkQuestion(place: presentation.path(link.place)))
    while true {
      switch await reader.next(StyledText("yes/no", .title) + StyledText("> ")) {
      case .end: return false
      case .cancelled:
        say(.linkLeft)
        return true
      case .line(let line):
        switch Session.answer(in: line) {
        case true?:
          do {
            try link.make()
            say(.linkMade(isOnPath: link.isOnPath))
          } catch {
            say(.linkFailed(presentation.path(link.place), reason: error.localizedDescription))
          }
          write("\n")
          return true
        case false?:
          say(.linkLeft)
          write("\n")
          return true
        case nil: say(.yesOrNo)
        }
      }
    }
  }
}

extension Sentence {
  fileprivate static func linkQuestion(place: String) -> Sentence {
    Sentence(
      "Make `rings` available in every terminal? Rings would create a link at \(place). (yes/no)",
      ko: "어느 터미널에서나 `rings` 명령으로 시작하게 \(place) 링크를 만들까요? (yes/no)")
  }

  fileprivate static func linkMade(isOnPath: Bool) -> Sentence {
    if isOnPath {
      return Sentence(
        "Done: `rings` now works in every terminal.",
        ko: "됐어요. 이제 어느 터미널에서나 `rings` 명령을 쓸 수 있어요.")
    }
    return Sentence(
      """
      The link is there, but your shell doesn't search ~/.local/bin yet. Add this line to \
      ~/.profile and log in again: `export PATH="$HOME/.local/bin:$PATH"`
      """,
      ko: """
        링크를 만들었지만 아직 셸이 ~/.local/bin 폴더를 찾아보지 않아요. ~/.profile 파일에 이 줄을 넣고 다시 \
        로그인하세요: `export PATH="$HOME/.local/bin:$PATH"`
        """)
  }

  fileprivate static func linkFailed(_ place: String, reason: String) -> Sentence {
    Sentence(
      "Can't create \(place): \(reason). `swift run rings` still works.",
      ko: "\(place) 링크를 만들지 못했어요: \(reason). `swift run rings` 명령은 그대로 쓸 수 있어요.")
  }

  fileprivate static let linkLeft = Sentence(
    "Nothing was changed. To start Rings, run `swift run rings` in its folder.",
    ko: "그대로 두었어요. Rings 폴더에서 `swift run rings` 명령으로 시작하세요.")
}
