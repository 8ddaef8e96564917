package import Authoring
package import Curriculum
import Foundation
package import Sentences

package enum PackPhrases {
  package static func bundled(
    _ file: String, _ pack: Pack, digest: String
  ) -> [Sentence] {
    [
      Sentence(
        "\(file): \(count: pack.exercises.count, "exercise") of \(pack.identifier) \(pack.version).",
        ko: "\(file): \(pack.identifier) \(pack.version) 꾸러미의 과제 \(pack.exercises.count)개."),
      Self.digest(digest),
    ]
  }

  package static func digest(_ digest: String) -> Sentence {
    Sentence(verbatim: "sha256 \(digest)")
  }

  package static func installWith(_ file: String) -> Sentence {
    Sentence(
      "Others install it with `rings pack install \(file)`.",
      ko: "다른 사람은 `rings pack install \(file)` 명령으로 설치해요.")
  }

  /// Returns the message about the checks that a student's bundle leaves out.
  package static func leftOut(_ pack: Pack) -> Sentence {
    let checks = pack.exercises.flatMap(\.checks).filter(\.isJudgedElsewhere)
    let points = checks.map(\.points).reduce(0, +)
    guard !checks.isEmpty else {
      return Sentence(
        "Left out: solutions, Right/ and Wrong/. All checks are included.",
        ko: "뺀 것: 모범 답안, Right/, Wrong/. 검사는 모두 들어 있어요.")
    }
    return Sentence(
      """
      Left out: solutions, Right/, Wrong/ and \(count: checks.count, "check") for \
      \(count: points, "point"), which you judge yourself: grade with the whole pack.
      """,
      ko: """
        뺀 것: 모범 답안, Right/, Wrong/, 그리고 \(points)점이 걸린 검사 \(checks.count)개. 이 검사는 전체 꾸러미로 \
        직접 채점하세요.
        """)
  }

  package static let notChecked = Sentence(
    """
    NOT CHECKED: nothing shows that the pack's checks accept right samples and reject wrong ones. \
    Rings reports that when the bundle is installed.
    """,
    ko: "검사하지 않았어요: 검사가 옳은 답을 받아들이고 틀린 답을 걸러 내는지 확인하지 않았어요. 이 꾸러미를 설치할 때도 이 사실을 알려 줘요.")

  package static let installedUnchecked = Sentence(
    "NOT CHECKED: nothing shows here that the pack's checks accept right samples and reject wrong ones.",
    ko: "검사하지 않았어요: 검사가 옳은 답을 받아들이고 틀린 답을 걸러 내는지 여기서는 확인하지 않았어요.")

  package static let makerDidNotCheck = Sentence(
    "NOT CHECKED by its author, according to the bundle.",
    ko: "만든 사람이 검사하지 않은 꾸러미예요. 꾸러미에 그렇게 적혀 있어요.")

  package static let nothingWritten = Sentence("Nothing was written.", ko: "아무것도 쓰지 않았어요.")

  package static let onlyStudents = Sentence(
    "This is already a student copy, so it's bundled as it is. Only the pack's author can validate it.",
    ko: "이미 학생용 꾸러미예요. 있는 그대로 묶어요. 만든 사람만 검사할 수 있어요.")

  package static let withoutSolutions = Sentence(
    "--without-solutions is now --student, which also leaves out Right/, Wrong/ and hidden checks.",
    ko: "--without-solutions 옵션은 이제 --student 옵션이에요. Right/, Wrong/, 숨은 검사도 빠져요.")

  package static func proving(_ pack: Pack) -> Sentence {
    Sentence(
      "Validating \(pack.identifier); use `--unchecked` to skip this.",
      ko: "\(pack.identifier) 꾸러미를 검사해요. `--unchecked` 옵션으로 건너뛸 수 있어요.")
  }

  /// Returns the announcement that a pack's untrusted code will run, with the time limit.
  package static func proving(_ pack: Pack, answers: Int, limit: Duration) -> Sentence {
    let minutes = Int(limit.components.seconds + 59) / 60
    return Sentence(
      """
      Before Rings installs \(pack.identifier), it compiles the pack's checks and runs them on \
      \(count: answers, "submission"), in the sandbox. This takes at most \
      \(count: minutes, "minute"). Ctrl-C stops the check and installs nothing; `--unchecked` skips \
      the check.
      """,
      ko: """
        \(pack.identifier) 꾸러미를 설치하기 전에 답 \(answers)개를 꾸러미의 검사로 샌드박스에서 컴파일하고 \
        실행해요. \(minutes)분 안에 끝나요. Ctrl-C를 누르면 바로 끝나고 아무것도 설치하지 않아요. \
        `--unchecked` 옵션으로 건너뛸 수 있어요.
        """)
  }
}

// MARK: - Installing

extension PackPhrases {
  /// Returns a message with a pack's title, version, digest and origin.
  package static func found(_ fetched: FetchedPack, language: Language) -> [Sentence] {
    let pack = fetched.pack
    let title = pack.title.text(in: language.rawValue)
    let place = fetched.commit.map {
      Sentence("\(fetched.origin), commit \($0)", ko: "\(fetched.origin), 커밋 \($0)")
    }
    return [
      Sentence(
        "\(title) (\(pack.identifier) \(pack.version))",
        ko: "\(title) (\(pack.identifier) \(pack.version))"),
      digest(fetched.digest),
      Sentence(
        "from \(place ?? Sentence(verbatim: fetched.origin))",
        ko: "가져온 곳: \(place ?? Sentence(verbatim: fetched.origin))"),
    ]
  }

  /// Returns the messages about the installed pack that a new pack replaces.
  package static func replaces(_ earlier: InstalledPack, by pack: Pack) -> [Sentence] {
    guard let version = earlier.pack?.version, let digest = earlier.digest else {
      return [
        Sentence(
          "The pack replaces a copy that can't be read.", ko: "읽을 수 없는 예전 꾸러미를 대신해요.")
      ]
    }
    var lines = [
      Sentence(
        "The pack replaces \(version), sha256 \(digest).",
        ko: "이 꾸러미를 대신해요: \(version), sha256 \(digest).")
    ]
    if earlier.isChanged {
      lines.append(
        Sentence(
          "The earlier copy was changed after it was installed; those changes are lost.",
          ko: "예전 꾸러미는 설치한 뒤에 바뀌었고, 바뀐 내용은 사라져요."))
    }
    if pack.version.compare(version, options: .numeric) == .orderedAscending {
      lines.append(
        Sentence(
          "\(pack.version) is OLDER than the installed version.",
          ko: "설치된 것보다 오래된 버전이에요: \(pack.version)"))
    }
    if pack.version == version {
      lines.append(
        Sentence(
          "Both have the version \(version), but their contents differ. Ask the author for a new version number.",
          ko: "내용은 다른데 버전은 같아요: \(version). 만든 사람에게 버전을 올려 달라고 하세요."))
    }
    if earlier.pack?.isForStudents == true, !pack.isForStudents {
      lines.append(
        Sentence(
          "The earlier copy was a student copy; this is the whole pack.",
          ko: "학생용 꾸러미였는데, 이번 것은 전체 꾸러미예요."))
    } else if earlier.pack?.isForStudents == false, pack.isForStudents {
      lines.append(
        Sentence(
          "The earlier copy was the whole pack; this is a student copy.",
          ko: "전체 꾸러미였는데, 이번 것은 학생용 꾸러미예요."))
    }
    return lines
  }

  package static func alreadyThere(_ pack: Pack) -> Sentence {
    Sentence(
      "\(pack.identifier) \(pack.version) is already installed, with the same contents. Nothing was changed.",
      ko: "똑같은 꾸러미가 이미 설치되어 있어요: \(pack.identifier) \(pack.version). 아무것도 바꾸지 않았어요.")
  }

  /// Returns the message about the origin of a student's bundle.
  package static func wordOf(_ fetched: FetchedPack) -> Sentence {
    let original = fetched.manifest?.original.map {
      Sentence(" of the whole pack with sha256 \($0)", ko: " (전체 꾸러미의 sha256 \($0))")
    }
    return Sentence(
      """
      This is a student copy\(original ?? Sentence(verbatim: "")). It has no solutions or samples, so it can't be \
      validated here. The bundle itself claims that its author validated it: compare the sha256 with the \
      one from your teacher.
      """,
      ko: """
        학생용 꾸러미예요\(original ?? Sentence(verbatim: "")). 답이 들어 있지 않아 여기서는 확인할 수 없어요. 만든 사람이 \
        확인했다는 것은 꾸러미에 적힌 말일 뿐이니, sha256 값을 선생님이 알려 준 값과 비교하세요.
        """)
  }

  package static func installed(_ pack: Pack, in place: String) -> Sentence {
    Sentence(
      "\(pack.identifier) is now in \(place).", ko: "\(pack.identifier) 꾸러미를 설치한 곳: \(place)")
  }

  package static func startWith(_ pack: Pack) -> Sentence {
    Sentence(
      "Start it with `rings learn --pack \(pack.identifier)`.",
      ko: "시작하려면: `rings learn --pack \(pack.identifier)`")
  }

  package static func isHidden(_ pack: Pack, by place: String) -> Sentence {
    Sentence(
      "But `rings` finds another \(pack.identifier) first, in \(place).",
      ko: "그런데 `rings` 명령은 다른 곳에 있는 것을 먼저 찾아요: \(pack.identifier), \(place)")
  }

  package static func removed(_ name: String) -> Sentence {
    Sentence(
      "Removed \(name). Learners' progress is kept, and continues if you install the pack again.",
      ko: "\(name) 꾸러미를 지웠어요. 진행 기록은 남아 있어서, 다시 설치하면 이어서 할 수 있어요.")
  }

  package static func proof(_ proof: InstallRecord.Proof) -> Sentence {
    switch proof {
    case .here: Sentence("validated when it was installed", ko: "설치할 때 확인했어요")
    case .author:
      Sentence("validated by its author, according to the bundle", ko: "만든 사람이 확인했다고 꾸러미에 적혀 있어요")
    case .nobody: Sentence("not checked", ko: "검사하지 않았어요")
    }
  }
}
