import Canvas
import Drawing
import Judge
import Sentences
import Viewing
import WorkerProtocol

/// The pictures of earlier files beside the current pictures.
struct PageComparison: Encodable, Sendable {
  struct Pair: Encodable, Sendable {
    /// The widget and the family.
    var name: String
    /// The earlier picture; nil if there was none.
    var before: PagePicture?
    /// The current picture; nil if there is none any more.
    var now: PagePicture?
    var isSame: Bool
    /// The regions that differ, with their contents.
    var changes: [String]
  }

  /// The kind of earlier version that doesn't exist yet.
  enum Missing: SpokenError {
    case save, check

    var sentence: Sentence {
      switch self {
      case .save:
        Sentence(
          "This page has seen only one version of the files. Save a change, and the pictures before it appear here.",
          ko: "이 페이지는 파일의 한 버전만 보았어요. 고쳐서 저장하면 그 전의 그림이 여기에 나와요.")
      case .check:
        Sentence(
          "No earlier version was checked yet. Save a change to run the checks.",
          ko: "아직 검사한 이전 버전이 없어요. 고쳐서 저장하면 검사가 시작돼요.")
      }
    }
  }

  /// The reason there's no comparison; nil for a comparison.
  var problem: String?
  var pairs: [Pair] = []

  init(problem: Sentence, in language: Language) { self.problem = problem.shown(in: language) }

  init(_ before: [RenderedWidget], _ now: [CanvasPicture], in language: Language) {
    pairs = PicturePair.pairs(before, now.map(\.rendered)).map { pair in
      let compared = ComparedPictures(pair, repertoire: .unicode)
      func picture(_ rendered: RenderedWidget?) -> PagePicture? {
        rendered.map { PagePicture(CanvasPicture(number: 0, rendered: $0), in: language) }
      }
      return Pair(
        name: SanitizedText.text(compared.subject), before: picture(pair.first),
        now: picture(pair.second),
        isSame: pair.first?.picture.drawing == pair.second?.picture.drawing,
        changes: compared.regions.prefix(Self.mostRegions).map { region in
          Sentence.joined([region.placeName] + region.changes, separator: "; ")
            .shown(in: language)
        })
    }
  }

  private static let mostRegions = 8
}
