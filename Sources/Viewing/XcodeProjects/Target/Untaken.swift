package import Sentences

/// A part of a project that Rings can't use, and the reason.
package struct Untaken: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// The project references a file that doesn't exist.
    case missing
    /// The file is C, Objective-C or Metal; Rings compiles only Swift.
    case notSwift
    case dataModel
    /// A remote package without source near the project.
    case remotePackage
    case script
    /// The project is Tuist's, and its files are found by their folders.
    case tuistManifest
    /// The target is for a platform whose widgets Rings doesn't draw.
    case otherPlatform(String)
  }

  package let name: String
  package let reason: Reason

  /// Whether the reason is about the target itself, so that it's reported even if no code is left out.
  package var isAboutTarget: Bool {
    switch reason {
    case .otherPlatform, .tuistManifest: true
    default: false
    }
  }

  package var sentence: Sentence {
    switch reason {
    case .missing:
      Sentence(
        "\(name): the project lists it, but it doesn't exist.",
        ko: "\(name): 프로젝트에 적혀 있지만 파일이 없어요.")
    case .notSwift:
      Sentence("\(name): Rings compiles only Swift files.", ko: "\(name): Rings는 Swift만 컴파일해요.")
    case .dataModel:
      Sentence(
        "\(name): Rings can't read this data model, so its classes are missing.",
        ko: "\(name): 데이터 모델을 읽을 수 없어서 그 클래스를 만들지 못했어요.")
    case .remotePackage:
      Sentence(
        "\(name): this is a remote package. To use it, put its source beside the project, in Packages/\(name).",
        ko: "\(name): 원격 패키지예요. 소스를 프로젝트 옆 Packages/\(name) 폴더에 두면 함께 써요.")
    case .otherPlatform(let platform):
      Sentence(
        "\(name): this target is for \(platform). Rings draws its widgets as on an iPhone.",
        ko: "\(name): \(platform)용 타깃이에요. 위젯을 iPhone에서처럼 그려요.")
    case .tuistManifest:
      Sentence(
        """
        \(name): Rings doesn't run Tuist's manifest, and takes the files of the widget's folder. For the \
        target's settings, run `tuist generate` on a Mac, and open the .xcodeproj that it writes.
        """,
        ko: """
          \(name): Rings는 Tuist 매니페스트를 실행하지 않고, 위젯 폴더의 파일을 써요. 타깃의 설정까지 쓰려면 Mac에서 \
          `tuist generate` 명령을 실행한 다음, 만들어진 .xcodeproj를 여세요.
          """)
    case .script:
      Sentence(
        "\(name): Rings doesn't run build scripts.", ko: "\(name): 빌드 스크립트는 실행하지 않아요.")
    }
  }
}
