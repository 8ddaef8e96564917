import Archives
import Sentences

extension ArchiveProblem {
  /// A phrase that continues "kim.zip …".
  var words: Sentence {
    switch self {
    case .damaged:
      Sentence(
        "is no whole archive; it may have been cut off on its way",
        ko: "온전한 압축 파일이 아니에요(오는 길에 잘렸을 수 있어요)")
    case .encrypted: Sentence("is protected by a password", ko: "암호로 잠겨 있어요")
    case .unknownPacking:
      Sentence(
        "is packed in a way that Rings does not read", ko: "Rings가 읽지 못하는 방식으로 압축되어 있어요")
    case .tooLarge:
      Sentence("unpacks to more than a submission may hold", ko: "풀면 제출물에 허용된 것보다 커요")
    case .tooManyItems:
      Sentence("holds more files than a submission may", ko: "제출물에 허용된 것보다 파일이 많아요")
    }
  }
}
