import Sentences

extension Sentence {
  static let polling = Sentence(
    "The system doesn't report changes in this folder, so Rings checks the file three times a second.",
    ko: "이 폴더에서는 시스템이 변경을 알려 주지 않아 1초에 세 번 파일을 확인해요.")

  static let stoppedWatching = Sentence("Stopped watching.", ko: "지켜보기를 멈췄어요.")

  static func fileMissing(_ file: String) -> Sentence {
    Sentence(
      "\(file) is gone. Save it again, or press q and type `reset`.",
      ko: "\(file) 파일이 없어졌어요. 다시 저장하거나, q 키를 누른 뒤 `reset` 명령을 입력하세요.")
  }
}
