import Foundation
import Judge

/// The same submissions in the layouts of other programs.
///
/// JPlag reads a folder per submission and a folder with the starter. Dolos reads a file per submission and a
/// list.
enum SimilarityLayouts {
  static func files(_ similarity: ClassSimilarity) -> [(path: String, contents: Data)] {
    similarity.works.sorted { $0.key < $1.key }.flatMap { exercise, works in
      let folder = Journal.fileName(exercise)
      let starter = similarity.handedOut[exercise]?.files ?? []
      return jplag(works, starter, in: "jplag/\(folder)")
        + dolos(works, starter, in: "dolos/\(folder)")
    }
  }

  private static func jplag(
    _ works: [ComparedWork], _ starter: [ComparedFile], in folder: String
  ) -> [(path: String, contents: Data)] {
    let base = numbered(starter).map { ("\(folder)/base/\($0)", $1) }
    return base
      + works.flatMap { work in
        numbered(work.files).map {
          ("\(folder)/submissions/\(Journal.fileName(work.learner))/\($0)", $1)
        }
      }
  }

  /// Joins each submission into one file, because Dolos compares single files.
  private static func dolos(
    _ works: [ComparedWork], _ starter: [ComparedFile], in folder: String
  ) -> [(path: String, contents: Data)] {
    var list = [["filename", "full_name", "label"]]
    var files: [(path: String, contents: Data)] = []
    for work in works {
      let name = "\(Journal.fileName(work.learner)).swift"
      list.append([name, work.learner, folder.replacing("dolos/", with: "")])
      files.append(("\(folder)/\(name)", together(work.files)))
    }
    return [
      ("\(folder)/info.csv", Data(SanitizedCell.csv(list).utf8)),
      ("\(folder)/template.swift", together(starter)),
    ] + files
  }

  /// Returns unique names that work in any file system.
  private static func numbered(_ files: [ComparedFile]) -> [(String, Data)] {
    files.enumerated().map { number, file in
      let stem = file.name.split(separator: "/").last.map(String.init) ?? "Answer"
      let plain = Journal.fileName(stem.replacing(/(?i)\.swift$/, with: ""))
      return ("\(number)-\(plain).swift", text(file))
    }
  }

  private static func together(_ files: [ComparedFile]) -> Data {
    files.reduce(into: Data()) { $0 += text($1) }
  }

  private static func text(_ file: ComparedFile) -> Data {
    Data((file.lines.joined(separator: "\n") + "\n").utf8)
  }
}
