package import Sentences

/// The reason that no Swift toolchain can be used.
package enum ToolchainError: Error, Equatable {
  /// There's no `swiftc` in `PATH`; `searched` lists the folders.
  case compilerNotFound(searched: [String])

  /// The driver's output couldn't be parsed; `question` is the request, and `answer` the output.
  case driverNotUnderstood(question: String, answer: String)

  /// A part of the toolchain is missing from its expected folder.
  case partMissing(name: String, folder: String)

  /// The compiler can't start because the system lacks this library.
  case libraryMissing(String)

  /// The C library's headers aren't installed, so not even Foundation can be imported.
  case headersMissing

  /// Learner code can only be compiled for x86_64 and aarch64 Linux.
  case architectureNotSupported(String)
}

extension ToolchainError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .compilerNotFound(let searched):
      let folders = searched.joined(separator: ":")
      return Sentence(
        """
        Can't find swiftc in PATH (\(folders)). Install Swift 6.3 from swift.org and add its \
        usr/bin folder to PATH.
        """,
        ko: """
          PATH에서 swiftc를 찾을 수 없어요(\(folders)). swift.org에서 Swift 6.3 버전을 설치하고 usr/bin 폴더를 PATH에 \
          추가하세요.
          """)
    case .driverNotUnderstood(let question, let answer):
      let answer = String(answer.prefix(400))
      return Sentence(
        "Can't read the Swift driver's response to `\(question)`: \(answer)",
        ko: "`\(question)` 명령에 Swift 드라이버가 보낸 응답을 읽을 수 없어요: \(answer)")
    case .partMissing(let name, let folder):
      return Sentence(
        """
        The Swift toolchain has no \(name) in \(folder). Install the complete toolchain from \
        swift.org.
        """,
        ko: "Swift 툴체인의 \(folder) 폴더에 \(name) 파일이 없어요. swift.org에서 툴체인 전체를 설치하세요.")
    case .libraryMissing(let library):
      return SystemPackage(library: library).map { package in
        Sentence(
          """
          Swift can't start because \(library) is missing. Install it: `sudo apt-get install \
          \(package.name)`.
          """,
          ko: "\(library) 파일이 없어서 Swift를 시작할 수 없어요. 설치하세요: `sudo apt-get install \(package.name)`.")
      }
        ?? Sentence(
          "Swift can't start because \(library) is missing. Install the package that contains it.",
          ko: "\(library) 파일이 없어서 Swift를 시작할 수 없어요. 이 파일이 든 패키지를 설치하세요.")
    case .headersMissing:
      return Sentence(
        """
        Swift can't find the headers of the C library. Install them: `sudo apt-get install \
        libc6-dev`.
        """,
        ko: "Swift가 C 라이브러리의 헤더를 찾을 수 없어요. 설치하세요: `sudo apt-get install libc6-dev`.")
    case .architectureNotSupported(let name):
      return Sentence(
        "Rings compiles learner code only for x86_64 and aarch64 Linux, not for \(name).",
        ko: "학습자 코드는 x86_64와 aarch64 Linux용으로만 컴파일할 수 있어요. 이 컴퓨터는 \(name) 기기예요.")
    }
  }
}
