import Curriculum
import Foundation
import Sentences

/// Finds symbolic links that point outside the pack.
///
/// They break on other machines and expose unrelated files on this one.
struct PackLinks: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    PackTree(pack).entries.compactMap { entry in
      guard let target = entry.target else { return nil }
      let base = entry.root.resolvingSymlinksInPath().path + "/"
      let led = entry.url.resolvingSymlinksInPath().path
      let isAbsolute = target.hasPrefix("/")
      guard isAbsolute || !led.hasPrefix(base) else { return nil }
      return ValidationFinding(
        .linkOutOfPack, file: entry.url,
        message: isAbsolute
          ? Sentence(
            "the link leads to \(target), which is a different file on each machine",
            ko: "링크가 \(target) 위치를 가리켜요. 기기마다 다른 파일이에요")
          : Sentence("the link leads outside the pack", ko: "링크가 꾸러미 밖을 가리켜요"),
        remedy: Sentence("replace the link with the file itself", ko: "링크 대신 파일 자체를 두세요"))
    }
  }
}
