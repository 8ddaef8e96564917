package import Archives
package import Sentences

/// A problem that prevents judging a submission.
package enum SubmissionProblem: SpokenError, Equatable {
  case noSwiftFile(folder: String, others: [String] = [])
  /// There's work for other exercises, but none for this one.
  case nothingFor(exercise: String, folder: String)
  case tooManyFiles(count: Int, limit: Int)
  case tooLarge(bytes: Int, limit: Int)
  case unreadable(file: String, reason: String)
  /// A link, pipe or device; only regular files are read.
  case notAPlainFile(file: String)
  /// The file was changed or removed after the listing.
  case changedMeanwhile(file: String)
  case tooDeep(folder: String)
  /// An archive entry with a name too long for file systems; `file` is truncated.
  case nameTooLong(file: String)
  /// An archive entry with `..` in its path.
  case leadsOut(file: String)
  case tooManyItems(folder: String)
  case catalogTooLarge(name: String)
  case brokenArchive(file: String, ArchiveProblem)
  case archiveInArchive(file: String)
  /// Reading exceeded the processor time limit for one learner.
  case tookTooLong(entry: String)
  /// An archive in a format that Rings can't read.
  case foreignArchive(file: String)
  /// A reason known earlier, because all items were left out or because the plan contains the reason.
  case foundBefore(Sentence)

  package var sentence: Sentence {
    switch self {
    case .tookTooLong(let entry):
      return Sentence(
        """
        Reading \(entry) took more processor time than one learner's submission may use, so Rings \
        stopped. Hand in only the exercise's files.
        """,
        ko: """
          \(entry) 항목을 읽는 데 걸린 프로세서 시간이 학습자 한 명의 제한을 넘어서 멈췄어요. 과제의 파일만 \
          내세요.
          """)
    case .noSwiftFile(let folder, let others) where !others.isEmpty:
      let names = Sentence.list(Array(others.prefix(3)), more: max(0, others.count - 3))
      return Sentence(
        "There's no Swift file in \(folder), only \(names). Hand in the file that the exercise asks for.",
        ko: "\(folder) 폴더에 Swift 파일이 없고 다른 것만 있어요: \(names). 과제에서 요구하는 파일을 내세요.")
    case .noSwiftFile(let folder, _):
      return Sentence(
        "There's no Swift file in \(folder). Hand in the file that the exercise asks for.",
        ko: "\(folder) 폴더에 Swift 파일이 없어요. 과제에서 요구하는 파일을 내세요.")
    case .nothingFor(let exercise, let folder):
      return Sentence(
        """
        Nothing in \(folder) is for \(exercise). Hand in the file that the exercise asks for, in a \
        folder named \(exercise).
        """,
        ko: """
          \(folder) 폴더에 \(exercise) 과제의 파일이 없어요. 과제에서 요구하는 파일을 \(exercise) 이름의 폴더에 \
          넣어 내세요.
          """)
    case .tooManyFiles(let count, let limit):
      return Sentence(
        "There are \(count) Swift files, but at most \(limit) are graded. Hand in only the exercise's files.",
        ko: "Swift 파일이 \(count)개인데 \(limit)개까지만 채점해요. 과제의 파일만 내세요.")
    case .tooLarge(let bytes, let limit):
      return Sentence(
        "The source code is \(bytes) bytes long, but Rings grades at most \(limit).",
        ko: "소스가 \(bytes)바이트인데 \(limit)바이트까지만 채점해요.")
    case .unreadable(let file, let reason):
      return Sentence(
        "\(file) can't be read: \(reason).", ko: "\(file) 파일을 읽을 수 없어요: \(reason).")
    case .notAPlainFile(let file):
      return Sentence(
        "\(file) isn't a regular file. Hand in the file itself, not a link to it.",
        ko: "\(file): 일반 파일이 아니에요. 링크가 아니라 파일 자체를 내세요.")
    case .changedMeanwhile(let file):
      return Sentence(
        "\(file) changed or moved while Rings was reading it. Grade again when no program is writing there.",
        ko: "\(file) 파일을 읽는 동안 바뀌거나 옮겨졌어요. 그 폴더에 쓰는 프로그램이 없을 때 다시 채점하세요.")
    case .tooDeep(let folder):
      return Sentence(
        "\(folder) is nested too deeply, so Rings doesn't read it.",
        ko: "\(folder) 폴더가 너무 깊이 있어서 읽지 않아요.")
    case .nameTooLong(let file):
      return Sentence(
        "The name \(file) is longer than \(PlatformName.longest) bytes. Hand in the file under its usual name.",
        ko: "\(file) 이름이 \(PlatformName.longest)바이트보다 길어요. 파일을 원래 이름으로 내세요.")
    case .leadsOut(let file):
      return Sentence(
        "\(file) would be unpacked outside its folder, so Rings skips it. Pack the folder again.",
        ko: "\(file) 파일은 풀면 폴더 바깥에 놓이게 되어 있어서 풀지 않아요. 폴더를 다시 압축하세요.")
    case .tooManyItems(let folder):
      return Sentence(
        "\(folder) contains more files than the \(ClassListing.maximumItems) that a submission may have.",
        ko: """
          \(folder) 폴더에 제출물에 허용된 것보다 많은 파일이 있어요(\(ClassListing.maximumItems)개까지).
          """)
    case .catalogTooLarge(let name):
      let (size, count) = (CatalogReading.maximumBytes >> 20, CatalogReading.maximumItems)
      return Sentence(
        "\(name) exceeds the limits for a widget's resources (\(size) MB, \(count) files).",
        ko: "\(name) 항목이 위젯 리소스의 제한(\(size) MB, 파일 \(count)개)을 넘어요.")
    case .brokenArchive(let file, let problem):
      return Sentence(
        "\(file) \(problem.words). Replace it with the unpacked folder, or ask the learner for a new copy.",
        ko: "\(file) 파일은 \(problem.words). 압축을 푼 폴더로 바꾸거나, 다시 받으세요.")
    case .archiveInArchive(let file):
      return Sentence(
        "\(file) is an archive inside another archive. Unpack the outer one.",
        ko: "\(file) 파일은 압축 파일 속의 압축 파일이에요. 바깥 것을 푸세요.")
    case .foundBefore(let line): return line
    case .foreignArchive(let file):
      return Sentence(
        """
        \(file) is an archive that Rings can't read by itself. Install libarchive-tools and grade again, or \
        replace it with the unpacked folder.
        """,
        ko: """
          \(file) 파일은 Rings가 혼자서는 읽지 못하는 압축 파일이에요. libarchive-tools 패키지를 설치하고 다시 \
          채점하거나, 압축을 푼 폴더로 바꾸세요.
          """)
    }
  }
}
