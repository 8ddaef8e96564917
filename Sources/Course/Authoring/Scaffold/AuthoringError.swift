package import Sentences

/// The reason a pack can't be created, bundled or installed.
package enum AuthoringError: SpokenError, Equatable {
  case badIdentifier(String)
  case alreadyThere(String)
  case cannotWrite(String, reason: String)
  case unknownLanguage(String)
  case languageTwice(String)
  case unreadable(String)
  /// The path is too long for the archive format.
  case pathTooLong(String)
  case badArchive(String, ArchiveFlaw)
  case link(String)
  /// A device, a pipe or a socket.
  case noPlainFile(String)
  case tooLarge(String)
  /// A folder or repository without a pack, or with several.
  case noPack(String)
  case severalPacks(String, folders: [String])
  case noGit
  case gitFailed(String, reason: String)
  case gitTooSlow(String, seconds: Int)
  case badReference(String)
  case otherDigest(String, expected: String, found: String)
  case notInstalled(String, known: [String])
  /// The exercise's checks can't be split for a student edition.
  case notSplit(exercise: String, reason: String)
  /// Validation of the pack exceeded its time limit.
  case tooSlow(String, limit: Duration)
  /// The pack's translations were never recorded.
  case noTranslationRecord(String)

  package var sentence: Sentence {
    switch self {
    case .noTranslationRecord(let pack):
      Sentence(
        """
        \(pack) has no record of its translations. If they are up to date, record them with \
        `rings pack translated`.
        """,
        ko: """
          \(pack) 꾸러미에는 번역의 기록이 없어요. 번역이 원문과 맞으면 `rings pack translated` 명령으로 \
          기록하세요.
          """)
    case .tooSlow(let pack, let limit):
      Sentence(
        """
        Checking \(pack) didn't finish within \(Int(limit.components.seconds)) seconds, so nothing \
        was installed. One of the pack's checks may never end. Run `rings pack check` in the pack's \
        folder to find it.
        """,
        ko: """
          \(pack) 꾸러미의 검사가 \(Int(limit.components.seconds))초 안에 끝나지 않아서 아무것도 설치하지 않았어요. \
          끝나지 않는 검사가 있을 수 있어요. 꾸러미 폴더에서 `rings pack check` 명령을 쓰면 어느 것인지 알 수 있어요.
          """)
    case .badIdentifier(let text):
      Sentence(
        """
        “\(text)” isn't a valid name. Use up to \(ExerciseName.longest) lowercase letters, digits \
        and dashes, and begin with a letter, such as my-first-pack.
        """,
        ko: """
          “\(text)” 이름은 쓸 수 없어요. my-first-pack처럼 소문자로 시작해서 소문자, 숫자, 줄표만 \
          \(ExerciseName.longest)자까지 쓰세요.
          """)
    case .alreadyThere(let path):
      Sentence(
        "\(path) already exists, and Rings doesn't overwrite it. Choose another name.",
        ko: "\(path) 위치에 이미 무언가가 있고, Rings는 덮어쓰지 않아요. 다른 이름을 고르세요.")
    case .cannotWrite(let path, let reason):
      Sentence(
        "Can't write \(path): \(reason).", ko: "\(path) 위치에 쓸 수 없어요: \(reason).")
    case .unreadable(let path):
      Sentence("Can't read \(path).", ko: "\(path) 파일을 읽을 수 없어요.")
    case .pathTooLong(let path):
      Sentence(
        "The path \(path) is too long for an archive. Shorten its folder names.",
        ko: "\(path) 경로는 압축 파일에 넣기에 너무 길어요. 폴더 이름을 줄이세요.")
    case .badArchive(let file, let flaw):
      Sentence(
        "\(file) isn't a usable pack: \(flaw.sentence).",
        ko: "\(file) 파일은 꾸러미로 쓸 수 없어요. \(flaw.sentence).")
    case .link(let path):
      Sentence(
        "\(path) is a link, but packs contain only regular files. Replace the link with the file itself.",
        ko: "\(path) 항목은 링크예요. 꾸러미에는 일반 파일만 넣을 수 있으니 파일 자체를 두세요.")
    case .noPlainFile(let path):
      Sentence("\(path) isn't a regular file.", ko: "\(path) 항목은 일반 파일이 아니에요.")
    case .tooLarge(let path):
      Sentence(
        "\(path) is larger than a pack may be: 64 MB and \(TarArchive.mostEntries) files.",
        ko: "\(path) 항목이 꾸러미로 쓰기에 너무 커요. 64MB, 파일 \(TarArchive.mostEntries)개까지 쓸 수 있어요.")
    case .noPack(let place):
      Sentence(
        "There's no pack in \(place): no folder there has a pack.yml.",
        ko: "\(place) 위치에 꾸러미가 없어요. pack.yml 파일이 있는 폴더가 없어요.")
    case .severalPacks(let place, let folders):
      Sentence(
        """
        \(place) contains several packs: \(folders.joined(separator: ", ")). Choose one of these \
        folders.
        """,
        ko: "\(place) 위치에 꾸러미가 여러 개 있어요: \(folders.joined(separator: ", ")). 폴더 하나를 적으세요.")
    case .noGit:
      Sentence(
        """
        Repository addresses need `git`, which isn't installed. Install git, or specify a file or \
        folder.
        """,
        ko: "저장소 주소를 쓰려면 `git` 프로그램이 필요한데 설치되어 있지 않아요. 설치하거나, 파일이나 폴더를 적으세요.")
    case .gitFailed(let address, let reason):
      Sentence(
        "Can't fetch \(address). Git says: \(reason)",
        ko: "\(address) 저장소를 가져오지 못했어요. git 메시지: \(reason)")
    case .gitTooSlow(let address, let seconds):
      Sentence(
        """
        Couldn't fetch \(address) within \(count: seconds, "second"). Try again, or clone the \
        repository yourself and specify its folder.
        """,
        ko: "\(address) 저장소를 \(seconds)초 안에 가져오지 못했어요. 다시 해 보거나, 직접 복제한 뒤 폴더를 적으세요.")
    case .badReference(let name):
      Sentence(
        "“\(name)” isn't a tag, branch or commit.", ko: "“\(name)” 값은 태그, 브랜치, 커밋의 이름이 아니에요.")
    case .notInstalled(let name, let known):
      known.isEmpty
        ? Sentence(
          "The pack “\(name)” isn't installed. No packs are installed.",
          ko: "“\(name)” 꾸러미가 설치되어 있지 않아요. 다른 꾸러미도 없어요.")
        : Sentence(
          "The pack “\(name)” isn't installed. Installed packs: \(known.joined(separator: ", ")).",
          ko: "“\(name)” 꾸러미가 설치되어 있지 않아요. 설치된 꾸러미: \(known.joined(separator: ", ")).")
    case .notSplit(let exercise, let reason):
      Sentence(
        "Can't put \(exercise) into a student bundle: \(reason)",
        ko: "\(exercise) 과제를 학생용 꾸러미에 넣을 수 없어요: \(reason)")
    case .otherDigest(let place, let expected, let found):
      Sentence(
        """
        \(place) isn't the expected pack: its sha256 is \(found), not \(expected). Nothing was \
        installed.
        """,
        ko:
          """
          \(place) 위치의 꾸러미가 예상한 것과 달라요. sha256 값이 \(expected) 값이 아니라 \(found) 값이에요. 아무것도 설치하지 않았어요.
          """
      )
    case .unknownLanguage(let code):
      Sentence(
        "“\(code)” isn't a language code. Use codes of two or three letters, such as en, ko or de.",
        ko: "“\(code)” 값은 언어 코드가 아니에요. en, ko, de처럼 두세 글자로 된 코드를 쓰세요.")
    case .languageTwice(let code):
      Sentence(
        "The language “\(code)” is listed twice. List each language once.",
        ko: "“\(code)” 언어가 두 번 나와요. 언어마다 한 번씩만 적으세요.")
    }
  }
}
