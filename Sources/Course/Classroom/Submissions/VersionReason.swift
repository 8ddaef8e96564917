import Sentences

package enum VersionReason: String, Codable, Sendable {
  case written, date, attempt, newest, handIn
  /// The class's rule is that the first attempt counts.
  case first
  /// Reasons used if the modification times are equal.
  case wording, exactName, number
  /// No criterion differs, but one version has to count.
  case nothing

  var sentence: Sentence {
    switch self {
    case .written: Sentence("the learner edited it", ko: "학습자가 고친 것")
    case .date: Sentence("its name has the latest date", ko: "이름의 날짜가 가장 늦은 것")
    case .attempt: Sentence("its name has the highest attempt number", ko: "이름의 회차가 가장 늦은 것")
    case .newest: Sentence("it's the newest", ko: "가장 새로운 것")
    case .first: Sentence("the first attempt counts", ko: "처음 낸 것으로 채점하는 반")
    case .handIn: Sentence("it's the latest hand-in", ko: "가장 나중에 낸 것")
    case .wording:
      Sentence("chosen by its name, because the times are equal", ko: "시각이 같아서 이름을 보고 고름")
    case .exactName:
      Sentence("it has the exact name, and the times are equal", ko: "시각이 같고 이름이 정확한 것")
    case .number:
      Sentence("it has the highest number, and the times are equal", ko: "시각이 같고 번호가 가장 큰 것")
    case .nothing:
      Sentence(
        "Rings can't tell which version is newer; check this choice", ko: "어느 것이 새로운지 알 수 없으니 확인하세요"
      )
    }
  }
}
