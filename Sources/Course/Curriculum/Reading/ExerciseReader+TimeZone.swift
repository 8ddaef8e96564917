import Sentences
import WorkerProtocol

extension ExerciseReader {
  /// Reads the time zone of the simulated phone during checks; nil if none is specified.
  func readTimeZone(_ root: inout ManifestMapping) -> PhoneTimeZone? {
    guard let name = root.optionalString("time-zone") else { return nil }
    if let zone = PhoneTimeZone(name.raw) { return zone }
    let near = PhoneTimeZone.names(near: name.raw)
    manifest.note(
      .invalidValue, at: root.mapping["time-zone"],
      Sentence(
        "there is no time zone \"\(name.sanitized())\"", ko: "“\(name.sanitized())” 시간대가 없어요"),
      near.isEmpty
        ? Sentence(
          "this machine has no time zones: install the tzdata package",
          ko: "이 컴퓨터에 시간대 자료가 없으니 tzdata 패키지를 설치하세요")
        : Sentence(
          "write a name from the IANA database; similar ones: \(near.joined(separator: ", "))",
          ko: "IANA 데이터베이스의 이름을 적으세요. 비슷한 이름: \(near.joined(separator: ", "))"))
    return nil
  }
}
