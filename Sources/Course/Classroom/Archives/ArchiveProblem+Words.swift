import Archives
import Sentences

extension ArchiveProblem {
  /// A phrase that continues "kim.zip …".
  var words: Sentence {
    switch self {
    case .damaged:
      Sentence(
        "isn't a complete archive; it may have been cut off during the transfer",
        ko: "온전한 압축 파일이 아니에요(전송 중에 잘렸을 수 있어요)")
    case .encrypted: Sentence("is password-protected", ko: "암호로 잠겨 있어요")
    case .unknownPacking:
      Sentence(
        "is compressed in a way that Rings can't read", ko: "Rings가 읽지 못하는 방식으로 압축되어 있어요")
    case .tooLarge:
      Sentence("unpacks to more than a submission's size limit", ko: "압축을 풀면 제출물의 크기 제한을 넘어요")
    case .tooManyItems:
      Sentence("contains more files than a submission may", ko: "제출물에 허용된 것보다 파일이 많아요")
    }
  }
}
