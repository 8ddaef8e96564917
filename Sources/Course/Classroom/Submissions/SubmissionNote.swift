package import Sentences

/// A note on how a submission was read: which version counts, and anything unusual.
package enum SubmissionNote: Codable, Equatable, Sendable {
  /// The version that counts, with a reason unless it's obvious.
  case counts(String, because: VersionReason?, passedOver: [PassedOver])
  /// Group work handed in under another member's name.
  case handedIn(as: String)
  /// A hand-in made with another version of the pack.
  case made(with: String, gradedBy: String)
  /// A hand-in that claims a person other than the one that the platform identifies.
  case saysOf(String)

  package struct PassedOver: Codable, Equatable, Sendable {
    package enum Remark: String, Codable, Sendable {
      case starter, empty, backup

      var sentence: Sentence {
        switch self {
        case .starter: Sentence("the unchanged starter", ko: "바꾸지 않은 시작 파일")
        case .empty: Sentence("empty", ko: "비어 있음")
        case .backup: Sentence("a backup", ko: "백업")
        }
      }
    }

    package var name: String
    package var remark: Remark?

    package init(name: String, remark: Remark? = nil) {
      self.name = name
      self.remark = remark
    }

    var sentence: Sentence {
      guard let remark = remark?.sentence else { return Sentence("\(name)", ko: "\(name)") }
      return Sentence("\(name) (\(remark))", ko: "\(name)(\(remark))")
    }
  }

  /// Whether the note reports a choice among versions.
  var isChoice: Bool { if case .counts = self { true } else { false } }

  package var sentence: Sentence {
    switch self {
    case .counts(let name, let reason, let passedOver):
      let others = Sentence(listing: passedOver.map(\.sentence))
      guard let reason = reason?.sentence else {
        return Sentence(
          "\(name) counts; ignored: \(others)",
          ko: "\(name) 버전으로 채점해요. 채점하지 않는 버전: \(others)")
      }
      return Sentence(
        "\(name) counts (\(reason)); ignored: \(others)",
        ko: "\(name) 버전으로 채점해요(\(reason)). 채점하지 않는 버전: \(others)")
    case .handedIn(let name):
      return Sentence("handed in as \(name)", ko: "\(name) 이름으로 낸 것")
    case .made(let own, let pack):
      return Sentence(
        "made with \(own), graded with \(pack)", ko: "\(own) 꾸러미로 만들고 \(pack) 꾸러미로 채점함")
    case .saysOf(let name):
      return Sentence(
        "the hand-in says it's from \(name)", ko: "낸 파일에는 \(name) 학습자의 것이라고 적혀 있어요")
    }
  }
}
