package import Sentences

/// A problem with an archive that the user wants to install.
package enum ArchiveFlaw: Error, Hashable {
  case noArchive, compressed, damaged, cutOff, empty, tooLarge, tooManyFiles
  /// The archive contains no pack, or several packs.
  case noPack
  case beside(String)
  case leadsOut(String)
  case hidden(String)
  case noPlainFile(String)
  /// A duplicate path, or a path that is both a file and a folder.
  case twice(String)
  case strangeName(String)

  package var sentence: Sentence {
    switch self {
    case .noArchive:
      Sentence("`rings pack bundle` didn't create it", ko: "`rings pack bundle` 명령이 만든 파일이 아니에요")
    case .compressed:
      Sentence(
        "it's compressed, and bundles aren't: decompress it first",
        ko: "압축된 파일인데, 꾸러미 파일은 압축하지 않아요. 먼저 압축을 푸세요")
    case .damaged: Sentence("it's damaged", ko: "파일이 손상됐어요")
    case .cutOff: Sentence("its end is missing", ko: "파일의 끝이 빠졌어요")
    case .empty: Sentence("it's empty", ko: "비어 있어요")
    case .tooLarge: Sentence("it's larger than 64 MB", ko: "64MB보다 커요")
    case .tooManyFiles:
      Sentence(
        "it has more than \(TarArchive.mostEntries) files",
        ko: "파일이 \(TarArchive.mostEntries)개보다 많아요")
    case .noPack:
      Sentence(
        "it doesn't consist of a single folder with a pack.yml",
        ko: "pack.yml 파일이 있는 폴더 하나로 되어 있지 않아요")
    case .beside(let path):
      Sentence("“\(path)” isn't part of the pack", ko: "꾸러미에 속하지 않는 파일이 있어요: “\(path)”")
    case .leadsOut(let path):
      Sentence("the path “\(path)” leads outside the archive", ko: "파일 밖을 가리키는 경로가 있어요: “\(path)”")
    case .hidden(let path):
      Sentence("“\(path)” is a hidden file", ko: "숨은 파일이 있어요: “\(path)”")
    case .noPlainFile(let path):
      Sentence("“\(path)” isn't a regular file", ko: "일반 파일이 아닌 것이 있어요: “\(path)”")
    case .twice(let path):
      Sentence("“\(path)” appears twice", ko: "같은 경로가 두 번 나와요: “\(path)”")
    case .strangeName(let path):
      Sentence(
        "“\(path)” isn't a valid file name", ko: "파일 이름으로 쓸 수 없는 이름이 있어요: “\(path)”")
    }
  }
}
